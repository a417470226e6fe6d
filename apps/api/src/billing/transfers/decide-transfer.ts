import type { Locale } from '@hoshikraft/shared';
import { banMessageValues } from '../../game/bans/present-ban.ts';
import type { Config } from '../../config.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { freeAgainAt, blockedUntil, type Sent } from './coin-limits.ts';
import type { TransferFacts } from './coins-repository.ts';

/** A request to send coins. */
interface TransferCommand {
  readonly senderId: string;
  readonly serverId: string;
  readonly amount: number;
  /** Nicknames of both players, normalized by `foldCase`. */
  readonly ownLogin: string;
  readonly foldedLogin: string;
  /** Language of error details. */
  readonly locale: Locale;
}

/** Lists the sender's transfers of the last 24 hours, the oldest first. */
type ListSent = () => Promise<readonly Sent[]>;

const formatTime = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

const assertNotNewcomer = (
  registeredAt: Date,
  { holdMs }: Config['coinTransfers'],
  now: Date,
  locale: Locale,
): void => {
  const until = blockedUntil(registeredAt, holdMs, now);
  if (holdMs > 0 && until !== null)
    throw new ApiError('transfer_held', { values: { when: formatTime(until, locale) } });
};

const assertWithinLimit = async (
  { amount, locale }: TransferCommand,
  sent: number,
  listSent: ListSent,
  limit: number,
): Promise<void> => {
  if (sent + amount <= limit) return;
  const free = freeAgainAt(await listSent(), amount, limit);
  const { freeAt, tooMuch } = messagesFor(locale).coinTransfer;
  throw new ApiError('transfer_limit', {
    values: {
      limit: limit.toLocaleString(locale),
      left: Math.max(0, limit - sent).toLocaleString(locale),
      when: free === null ? tooMuch : freeAt(formatTime(free, locale)),
    },
  });
};

/** The sender's registration time and the receiver. */
const assertPlayers = ({ senderId, locale }: TransferCommand, { parties, ownBan, receiverBan }: TransferFacts) => {
  if (parties.server_id === null) throw new ApiError('not_found');
  if (ownBan !== undefined) throw new ApiError('banned', { values: banMessageValues(ownBan, locale) });
  const { coinTransfer, recipientBanned } = messagesFor(locale);
  const { registered_at: registeredAt, receiver_id: id, receiver_login: login } = parties;
  if (id === null || login === null || id === senderId) {
    throw new ApiError('recipient_unknown', { details: { fields: { login: coinTransfer.unknown } } });
  }
  if (receiverBan !== undefined) {
    throw new ApiError('recipient_banned', { details: { fields: { login: recipientBanned } } });
  }
  return { registeredAt, receiver: { id, login } };
};

/**
 * Decides whether coins may be sent, and returns the receiver (docs/product/money.md#coin-transfers; docs/decisions/0124-transfers.md).
 *
 * @throws ApiError with the reason of a refusal
 */
export const decideTransfer = async (
  command: TransferCommand,
  facts: TransferFacts,
  listSent: ListSent,
  limits: Config['coinTransfers'],
): Promise<{ id: string; login: string }> => {
  const { amount, locale } = command;
  const { oneself, missing } = messagesFor(locale).coinTransfer;
  if (command.foldedLogin === command.ownLogin) {
    throw new ApiError('transfer_to_self', { details: { fields: { login: oneself } } });
  }
  const { registeredAt, receiver } = assertPlayers(command, facts);
  assertNotNewcomer(registeredAt, limits, facts.parties.now, locale);
  const { coins, sent } = facts;
  if (coins < amount) {
    const fields = { amount: missing(coins) };
    throw new ApiError('not_enough_coins', { details: { missing: amount - coins, fields } });
  }
  await assertWithinLimit(command, sent, listSent, limits.daily);
  return receiver;
};
