import type { Locale } from '@hoshikraft/shared';
import { banWords } from '../bans/present-ban.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../errors/api-error.ts';
import { words } from '../words/words.ts';
import { freeAgainAt, heldUntil, type Sent } from './coin-limits.ts';
import type { TransferFacts } from './coins-repository.ts';

/** Coins that a player wants to send. */
interface Command {
  readonly senderId: string;
  readonly serverId: string;
  readonly amount: number;
  /** Nicknames of both, as `foldCase` returns them. */
  readonly ownLogin: string;
  readonly foldedLogin: string;
  /** Of refusals. */
  readonly locale: Locale;
}

/** Reads what the sender sent in the last 24 hours, the oldest first. */
type ListSent = () => Promise<readonly Sent[]>;

const said = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

const refuseNewcomer = (registeredAt: Date, { holdMs }: Config['coinTransfers'], now: Date, locale: Locale): void => {
  const until = heldUntil(registeredAt, holdMs, now);
  if (holdMs > 0 && until !== null) throw new ApiError('transfer_held', { words: { when: said(until, locale) } });
};

const refuseAboveLimit = async (
  { amount, locale }: Command,
  sent: number,
  listSent: ListSent,
  limit: number,
): Promise<void> => {
  if (sent + amount <= limit) return;
  const free = freeAgainAt(await listSent(), amount, limit);
  const { freeAt, tooMuch } = words(locale).coinTransfer;
  throw new ApiError('transfer_limit', {
    words: {
      limit: limit.toLocaleString(locale),
      left: Math.max(0, limit - sent).toLocaleString(locale),
      when: free === null ? tooMuch : freeAt(said(free, locale)),
    },
  });
};

/** When the sender registered and who gets the coins. */
const playersOf = ({ senderId, locale }: Command, { sides, ownBan, receiverBan }: TransferFacts) => {
  if (sides.server_id === null) throw new ApiError('not_found');
  if (ownBan !== undefined) throw new ApiError('banned', { words: banWords(ownBan, locale) });
  const { coinTransfer, recipientBanned } = words(locale);
  const { registered_at: registeredAt, receiver_id: id, receiver_login: login } = sides;
  if (id === null || login === null || id === senderId) {
    throw new ApiError('recipient_unknown', { details: { fields: { login: coinTransfer.unknown } } });
  }
  if (receiverBan !== undefined) {
    throw new ApiError('recipient_banned', { details: { fields: { login: recipientBanned } } });
  }
  return { registeredAt, receiver: { id, login } };
};

/**
 * Who gets the coins (docs/product/money.md#coin-transfers; docs/decisions/0124-transfers.md).
 *
 * @throws ApiError why they are not sent
 */
export const decideTransfer = async (
  command: Command,
  facts: TransferFacts,
  listSent: ListSent,
  limits: Config['coinTransfers'],
): Promise<{ id: string; login: string }> => {
  const { amount, locale } = command;
  const { oneself, missing } = words(locale).coinTransfer;
  if (command.foldedLogin === command.ownLogin) {
    throw new ApiError('transfer_to_self', { details: { fields: { login: oneself } } });
  }
  const { registeredAt, receiver } = playersOf(command, facts);
  refuseNewcomer(registeredAt, limits, facts.sides.now, locale);
  const { coins, sent } = facts;
  if (coins < amount) {
    const fields = { amount: missing(coins) };
    throw new ApiError('not_enough_coins', { details: { missing: amount - coins, fields } });
  }
  await refuseAboveLimit(command, sent, listSent, limits.daily);
  return receiver;
};
