import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { type Bot, BotRefused, BotUnavailable } from './bot.ts';
import {
  claimBotMessages,
  dropBotMessage,
  openBotMessage,
  type OwedMessage,
  putOffBotMessage,
} from './bots-repository.ts';

const AT_ONCE = 10;
/** Longer than a messenger may take to answer: a message is not taken up again while it may still be on its way. */
const CLAIM_MS = MINUTE_MS;
const LONGEST_WAIT_MS = MINUTE_MS;

/** 1 s, 2 s, 4 s … a minute, or as long as the messenger asks for. */
const waitMs = (attempts: number, error: unknown): number =>
  Math.max(
    Math.min(SECOND_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS),
    error instanceof BotUnavailable ? error.waitMs : 0,
  );

async function deliver(app: AppContext, bot: Bot, message: OwedMessage): Promise<void> {
  const { messenger } = bot;
  const { id, recipient_id, attempts } = message;
  try {
    await bot.send(recipient_id, openBotMessage(app, messenger, message), id);
  } catch (error) {
    if (!(error instanceof BotRefused)) {
      app.log.warn({ err: error, messenger, messageId: id, attempts }, 'our bot could not write, and tries again');
      return putOffBotMessage(app.db, id, new Date(app.clock.now().getTime() + waitMs(attempts, error)));
    }
    app.log.info({ err: error, messenger, messageId: id }, 'our bot may not write to this person');
  }
  await dropBotMessage(app.db, id);
}

/**
 * Sends what our bot owes and is due, one after another so that nobody is answered out of turn.
 *
 * A kill between sending and forgetting sends a message again: VK knows it by its id and shows it once, Telegram has no
 * such id and shows it twice (docs/decisions/0106-bots.md).
 *
 * @returns whether there may be more
 */
export async function deliverBotMessages(app: AppContext, bot: Bot): Promise<boolean> {
  const now = app.clock.now();
  const owed = await claimBotMessages(app.db, bot.messenger, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
  for (const message of owed) {
    // A process that ends leaves the rest to others at once.
    if (app.state.draining) await putOffBotMessage(app.db, message.id, now);
    else await deliver(app, bot, message);
  }
  return owed.length === AT_ONCE;
}
