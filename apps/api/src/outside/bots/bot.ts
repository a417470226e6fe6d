import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../database/types.ts';

export type Messenger = 'telegram' | 'vk';

/** What a person wrote to our bot, in private. */
export interface BotMessage {
  messenger: Messenger;
  /** The messenger's own id of it: it takes effect once. */
  updateId: string;
  /** The person's id at the messenger, under which an account is linked. */
  senderId: string;
  /** As the messenger shows the person; '' where it does not say. */
  senderName: string;
  text: string;
  locale: Locale;
}

/**
 * Carries out `/name argument` in the transaction that marks its message as handled: both are there or neither is.
 *
 * @returns what the bot answers
 */
export type BotCommand = (trx: Trx, app: AppContext, message: BotMessage, argument: string) => Promise<string>;

/** By their names, without the slash, in small letters. */
export type BotCommands = Readonly<Record<string, BotCommand>>;

/** What a poll brought; what is neither a private message nor one to our group is left out. */
export interface Polled {
  messages: BotMessage[];
  /** Ids of those who wrote to our group. */
  groupWriters: string[];
  /** To go on from. */
  position: string;
}

/** A messenger, as its API speaks. */
export interface Bot {
  messenger: Messenger;
  /**
   * Timeouts up to half a minute for what comes after `position`; null is the beginning.
   *
   * @throws BotUnavailable
   */
  poll(position: string | null, signal: AbortSignal): Promise<Polled>;
  /**
   * @param id ours of the message: the same again is sent once where the messenger offers that
   * @throws BotUnavailable, and BotRefused where it would be refused again
   */
  send(recipientId: string, text: string, id: string): Promise<void>;
  /**
   * Whether somebody is in our group there; absent where this installation has named none.
   *
   * @throws BotUnavailable
   */
  isMember?(personId: string, signal: AbortSignal): Promise<boolean>;
}

/** The messenger does not answer, or not in its own protocol: to be tried again. */
export class BotUnavailable extends Error {
  /** How long it asks to be left alone, milliseconds. */
  readonly waitMs: number;

  constructor(message: string, { waitMs = 0, cause }: { waitMs?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.waitMs = waitMs;
  }
}

/** The messenger will not do this, however often it is asked: the person has shut the bot out, say. */
export class BotRefused extends Error {}
