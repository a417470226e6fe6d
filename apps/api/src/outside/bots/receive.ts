import { MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Trx } from '../../database/types.ts';
import { messagesFor } from '../../words/messages.ts';
import type { BotCommands, BotMessage } from './bot.ts';
import { addBotMessage, countUpdates, markUpdate } from './bots-repository.ts';

/** Whoever writes more than this in a minute is not answered: codes are not to be guessed, nor our bot made to talk. */
const MOST_A_MINUTE = 15;
/** An answer that comes later than this answers nothing any more. */
const ANSWER_GOOD_MS = 10 * MINUTE_MS;

type Answer = (trx: Trx) => Promise<string>;

/** Marks a message as handled, does what it asks for and owes the answer: all of it or nothing. */
const handleOnce = (app: AppContext, message: BotMessage, answer: Answer): Promise<void> =>
  inTransaction(app.db, async (trx) => {
    const now = app.clock.now();
    if (!(await markUpdate(trx, message, now))) return;
    if ((await countUpdates(trx, message, new Date(now.getTime() - MINUTE_MS))) > MOST_A_MINUTE) return;
    await addBotMessage(trx, app, {
      messenger: message.messenger,
      recipientId: message.senderId,
      text: await answer(trx),
      now,
      expiresAt: new Date(now.getTime() + ANSWER_GOOD_MS),
    });
  });

const COMMAND = /^\/([a-z0-9_]{1,32})(?:@\w+)?(?:\s+(.*))?$/is;

/**
 * Handles what a person wrote to our bot, once however often it comes. A command that fails is answered with a sentence:
 * one message must not keep the others waiting.
 *
 * @throws where the database is away: nothing happened then, and the message is to come again
 */
export async function receiveBotMessage(app: AppContext, commands: BotCommands, message: BotMessage): Promise<void> {
  const spoken = messagesFor(message.locale).bots;
  const [, name = '', argument = ''] = COMMAND.exec(message.text.trim()) ?? [];
  const command = Object.hasOwn(commands, name.toLowerCase()) ? commands[name.toLowerCase()] : undefined;
  const answer: Answer = async (trx) =>
    command === undefined ? spoken.help(app.config.brandName) : command(trx, app, message, argument.trim());
  try {
    await handleOnce(app, message, answer);
  } catch (error) {
    app.log.warn({ err: error, messenger: message.messenger, command: name }, 'a message to our bot failed');
    await handleOnce(app, message, async () => spoken.failed);
  }
}
