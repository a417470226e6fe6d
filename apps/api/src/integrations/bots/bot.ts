import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';

export type Messenger = 'telegram' | 'vk';

/** A private message to our bot. */
export interface BotMessage {
  messenger: Messenger;
  /** Id of the update at the messenger: it is handled once. */
  updateId: string;
  /** Id of the sender at the messenger, to which an account is linked. */
  senderId: string;
  /** Display name; '' if the messenger does not provide it. */
  senderName: string;
  text: string;
  /** Language of replies: that of the messenger, until the sender is linked to a player. */
  locale: Locale;
}

/**
 * Runs `/name argument` in the same transaction that marks its message as handled.
 *
 * @returns the reply of the bot
 */
export type BotCommand = (trx: Trx, app: AppContext, message: BotMessage, argument: string) => Promise<string>;

/** Commands by name, in lower case without the slash. */
export type BotCommands = Readonly<Record<string, BotCommand>>;

/** Result of a poll: private messages and messages to our group. */
export interface Polled {
  messages: BotMessage[];
  /** Ids of users who wrote to our group. */
  groupWriters: string[];
  /** Position for the next poll. */
  position: string;
}

/** Client of a messenger. */
export interface Bot {
  messenger: Messenger;
  /**
   * Waits up to half a minute for updates after `position`; null is the beginning.
   *
   * @throws BotUnavailable
   */
  poll(position: string | null, signal: AbortSignal): Promise<Polled>;
  /**
   * @param id our id of the message: prevents duplicates if the messenger supports it
   * @throws BotUnavailable, and BotRefused if a retry cannot succeed
   */
  send(recipientId: string, text: string, id: string): Promise<void>;
  /**
   * Whether a user is a member of our group; absent if no group is configured.
   *
   * @throws BotUnavailable
   */
  isMember?(personId: string, signal: AbortSignal): Promise<boolean>;
}

/** The messenger did not respond, or not as its protocol requires: retry later. */
export class BotUnavailable extends Error {
  /** Minimum delay before the retry, milliseconds. */
  readonly waitMs: number;

  constructor(message: string, { waitMs = 0, cause }: { waitMs?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.waitMs = waitMs;
  }
}

/** A permanent error, such as a user who blocked the bot. */
export class BotRefused extends Error {}
