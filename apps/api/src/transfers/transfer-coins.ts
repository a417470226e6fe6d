import { randomUUID } from 'node:crypto';
import type { Locale } from '@hoshikraft/shared';
import type { Config } from '../config.ts';
import { banWords } from '../bans/present-ban.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { defineOperation } from '../http/define-operation.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { folded } from '../players/players-repository.ts';
import { words } from '../words/words.ts';
import { freeAgainAt, heldUntil } from './coin-limits.ts';
import { askForCoins, coinsSent } from './coins-repository.ts';

interface Wish {
  readonly senderId: string;
  readonly serverId: string;
  readonly amount: number;
}

const said = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

const refuseNewcomer = (registeredAt: Date, { holdMs }: Config['coinTransfers'], now: Date, locale: Locale): void => {
  const until = heldUntil(registeredAt, holdMs, now);
  if (holdMs > 0 && until !== null) throw new ApiError('transfer_held', { words: { when: said(until, locale) } });
};

const refuseAboveLimit = async (trx: Trx, wish: Wish, sent: number, limit: number, locale: Locale): Promise<void> => {
  if (sent + wish.amount <= limit) return;
  const free = freeAgainAt(await coinsSent(trx, wish), wish.amount, limit);
  const { freeAt, tooMuch } = words(locale).coinTransfer;
  throw new ApiError('transfer_limit', {
    words: {
      limit: limit.toLocaleString(locale),
      left: Math.max(0, limit - sent).toLocaleString(locale),
      when: free === null ? tooMuch : freeAt(said(free, locale)),
    },
  });
};

type Told = Awaited<ReturnType<typeof askForCoins>>;

/** Who sends and who gets. */
const playersOf = ([players, , , ownBans, bans, servers]: Told, senderId: string, locale: Locale) => {
  if (servers[0] === undefined) throw new ApiError('not_found');
  if (ownBans[0] !== undefined) throw new ApiError('banned', { words: banWords(ownBans[0], locale) });
  const { unknown, banned } = words(locale).coinTransfer;
  const sender = players.find(({ id }) => id === senderId);
  const receiver = players.find(({ id }) => id !== senderId);
  if (sender === undefined || receiver === undefined) {
    throw new ApiError('recipient_unknown', { details: { fields: { login: unknown } } });
  }
  if (bans[0] !== undefined) throw new ApiError('recipient_banned', { details: { fields: { login: banned } } });
  return { sender, receiver };
};

/**
 * Sends coins of one server to another player: both sides in one transaction (decisions.md section 5;
 * docs/decisions/0124-transfers.md).
 */
export const transferCoins = defineOperation('transferCoins', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const { serverId, login, amount } = request.body;
    const [senderId, foldedLogin] = [session.playerId, folded(login)];
    const { oneself, missing } = words(locale).coinTransfer;
    if (foldedLogin === folded(session.login)) {
      throw new ApiError('transfer_to_self', { details: { fields: { login: oneself } } });
    }
    const wish = { senderId, serverId, amount };
    const told = await askForCoins(trx, { ...wish, foldedLogin, now: app.clock.now() });
    const [, accounts, [sent]] = told;
    if (sent === undefined) throw new Error('a sum is one row');
    const { sender, receiver } = playersOf(told, senderId, locale);
    const { coinTransfers } = app.config;
    refuseNewcomer(sender.registered_at, coinTransfers, sent.now, locale);
    const has = accounts.find((account) => account.owner_id === senderId)?.balance ?? 0;
    if (has < amount) {
      const fields = { amount: missing(has) };
      throw new ApiError('not_enough_coins', { details: { missing: amount - has, fields } });
    }
    await refuseAboveLimit(trx, wish, sent.coins, coinTransfers.daily, locale);
    // Only the receiver's account may have to be opened here, and whoever waits for that holds nothing that this one needs.
    const names = [senderId, receiver.id].map((playerId) => ({ playerId, kind: 'coins', serverId }) as const);
    const [from, to] = await openAccounts(trx, names, accounts);
    if (from === undefined || to === undefined) throw new Error('two accounts were asked for');
    const transferId = randomUUID();
    const entries = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    const totals = await transfer(trx, { kind: 'coin_transfer', reference: transferId, at: sent.now, entries });
    const coins = totals.get(from.id) ?? 0;
    return { status: 200, body: { transferId, serverId, login: receiver.login, amount, coins } };
  }),
);
