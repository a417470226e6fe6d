import type { Locale } from '@hoshikraft/shared';
import type { BanRow } from '../bans/bans-repository.ts';
import { banWords } from '../bans/present-ban.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../errors/api-error.ts';
import { words } from '../words/words.ts';
import { freeAgainAt, heldUntil, type Sent } from './coin-limits.ts';
import type { Sides } from './coins-repository.ts';

/** Coins that a player wants to send. */
export interface Wish {
  readonly senderId: string;
  readonly serverId: string;
  readonly amount: number;
  /** Nicknames of both, as `folded` has them. */
  readonly ownLogin: string;
  readonly foldedLogin: string;
  /** Of refusals. */
  readonly locale: Locale;
}

/** What one transfer is decided from. */
interface Told {
  readonly sides: Sides;
  /** What the sender has, and has sent in the last 24 hours. */
  readonly coins: number;
  readonly sent: number;
  readonly banFrom: (playerId: string, serverId: string) => BanRow | undefined;
  /** What those coins were that are sent already, the oldest first. */
  readonly listSent: () => Promise<readonly Sent[]>;
}

const said = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

const refuseNewcomer = (registeredAt: Date, { holdMs }: Config['coinTransfers'], now: Date, locale: Locale): void => {
  const until = heldUntil(registeredAt, holdMs, now);
  if (holdMs > 0 && until !== null) throw new ApiError('transfer_held', { words: { when: said(until, locale) } });
};

const refuseAboveLimit = async ({ amount, locale }: Wish, { sent, listSent }: Told, limit: number): Promise<void> => {
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
const playersOf = ({ senderId, serverId, locale }: Wish, { sides, banFrom }: Told) => {
  if (sides.known_server === null) throw new ApiError('not_found');
  const ownBan = banFrom(senderId, serverId);
  if (ownBan !== undefined) throw new ApiError('banned', { words: banWords(ownBan, locale) });
  const { coinTransfer, recipientBanned } = words(locale);
  const { registered_at: registeredAt, receiver_id: id, receiver_login: login } = sides;
  if (registeredAt === null || id === null || login === null || id === senderId) {
    throw new ApiError('recipient_unknown', { details: { fields: { login: coinTransfer.unknown } } });
  }
  if (banFrom(id, serverId) !== undefined) {
    throw new ApiError('recipient_banned', { details: { fields: { login: recipientBanned } } });
  }
  return { registeredAt, receiver: { id, login } };
};

/**
 * Who gets the coins (decisions.md section 5; docs/decisions/0124-transfers.md).
 *
 * @throws ApiError why they are not sent
 */
export const decideTransfer = async (
  wish: Wish,
  told: Told,
  limits: Config['coinTransfers'],
): Promise<{ id: string; login: string }> => {
  const { amount, locale } = wish;
  const { oneself, missing } = words(locale).coinTransfer;
  if (wish.foldedLogin === wish.ownLogin) {
    throw new ApiError('transfer_to_self', { details: { fields: { login: oneself } } });
  }
  const { registeredAt, receiver } = playersOf(wish, told);
  refuseNewcomer(registeredAt, limits, told.sides.now, locale);
  const has = told.coins;
  if (has < amount) {
    throw new ApiError('not_enough_coins', { details: { missing: amount - has, fields: { amount: missing(has) } } });
  }
  await refuseAboveLimit(wish, told, limits.daily);
  return receiver;
};
