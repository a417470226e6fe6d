import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { type Bot, BotRefused, BotUnavailable } from './bot.ts';
import {
  claimBotMessages,
  deleteBotMessage,
  markBotMessageRefused,
  decryptBotMessage,
  type QueuedBotMessage,
  postponeBotMessage,
} from './bots-repository.ts';

const AT_ONCE = 10;
/** Longer than the timeout of a messenger, so that a message is not claimed again while it is being sent. */
const CLAIM_MS = MINUTE_MS;
const LONGEST_WAIT_MS = MINUTE_MS;

/** Backoff of 1 s, 2 s, 4 s … a minute, or the delay that the messenger requires. */
const waitMs = (attempts: number, error: unknown): number =>
  Math.max(
    Math.min(SECOND_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS),
    error instanceof BotUnavailable ? error.waitMs : 0,
  );

async function deliver(app: AppContext, bot: Bot, message: QueuedBotMessage): Promise<void> {
  const { messenger } = bot;
  const { id, recipient_id, attempts } = message;
  try {
    await bot.send(recipient_id, decryptBotMessage(app, messenger, message), id);
  } catch (error) {
    if (!(error instanceof BotRefused)) {
      app.log.warn({ err: error, messenger, messageId: id, attempts }, 'our bot could not write, and tries again');
      return postponeBotMessage(app.db, id, new Date(app.clock.now().getTime() + waitMs(attempts, error)));
    }
    app.log.info({ err: error, messenger, messageId: id }, 'our bot may not write to this person');
    return markBotMessageRefused(app.db, id, app.clock.now());
  }
  await deleteBotMessage(app.db, id);
}

/**
 * Sends due messages one after another, to keep their order.
 *
 * If the process is killed between sending and deleting, the message is sent again: VK detects the duplicate by its id,
 * Telegram shows it twice (docs/decisions/0106-bots.md).
 *
 * @returns whether there may be more
 */
export async function deliverBotMessages(app: AppContext, bot: Bot): Promise<boolean> {
  const now = app.clock.now();
  const claimed = await claimBotMessages(app.db, bot.messenger, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
  for (const message of claimed) {
    // A process that shuts down releases the remaining messages.
    if (app.state.draining) await postponeBotMessage(app.db, message.id, now);
    else await deliver(app, bot, message);
  }
  return claimed.length === AT_ONCE;
}
