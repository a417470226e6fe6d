import { MINUTE_MS, trimTyped } from '@hoshikraft/shared';
import { findMessengerLocale } from '../../community/players/contacts-repository.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { BotCommands, BotMessage } from './bot.ts';
import { addBotMessage, countUpdates, markUpdate } from './bots-repository.ts';

/** Messages per minute that get a reply: prevents guessing of codes and spam through our bot. */
const MOST_A_MINUTE = 15;
/** A reply is not sent after this time. */
const REPLY_LIFETIME_MS = 10 * MINUTE_MS;

type Reply = (trx: Trx) => Promise<string>;

/** Marks a message as handled, runs its command and queues the reply, in one transaction. */
const handleOnce = (app: AppContext, message: BotMessage, reply: Reply): Promise<void> =>
  inTransaction(app.db, async (trx) => {
    const now = app.clock.now();
    if (!(await markUpdate(trx, message, now))) return;
    if ((await countUpdates(trx, message, new Date(now.getTime() - MINUTE_MS))) > MOST_A_MINUTE) return;
    await addBotMessage(trx, app, {
      messenger: message.messenger,
      recipientId: message.senderId,
      text: await reply(trx),
      now,
      expiresAt: new Date(now.getTime() + REPLY_LIFETIME_MS),
    });
  });

const COMMAND = /^\/([a-z0-9_]{1,32})(?:@\w+)?(?:\s+(.*))?$/is;

/**
 * Handles a message to our bot once, even if it is delivered repeatedly. A failed command gets an error reply: one message
 * must not block the others.
 *
 * @throws Error if the database is unavailable: nothing was changed, and the message is delivered again
 */
export async function receiveBotMessage(app: AppContext, commands: BotCommands, message: BotMessage): Promise<void> {
  const [, name = '', argument = ''] = COMMAND.exec(trimTyped(message.text)) ?? [];
  const command = Object.hasOwn(commands, name.toLowerCase()) ? commands[name.toLowerCase()] : undefined;
  const localeOf = async (trx: Trx) =>
    (await findMessengerLocale(trx, message.messenger, message.senderId)) ?? message.locale;
  const reply: Reply = async (trx) => {
    const locale = await localeOf(trx);
    return command === undefined
      ? messagesFor(locale).bots.help(app.config.brandName)
      : command(trx, app, { ...message, locale }, trimTyped(argument));
  };
  try {
    await handleOnce(app, message, reply);
  } catch (error) {
    app.log.warn({ err: error, messenger: message.messenger, command: name }, 'a message to our bot failed');
    await handleOnce(app, message, async (trx) => messagesFor(await localeOf(trx)).bots.failed);
  }
}
