import type { App } from '../app-parts.ts';
import { HELD, type Outcome } from '../database/done-together.ts';
import type { Trx } from '../database/types.ts';
import { outcomesOf, writtenTogether } from '../database/written-together.ts';
import { keepReplies } from '../idempotency/keys-together.ts';
import { ownerOf } from '../idempotency/with-idempotency.ts';
import { type Account, type AccountName, openAccounts } from '../ledger/accounts.ts';
import { transferAll } from '../ledger/transfer.ts';
import { CoinBooks, type Decided, type KeyedWish, type Reply } from './coin-books.ts';
import { askForCoins, askSides, type Sides } from './coins-repository.ts';
import { decideTransfer } from './decide-transfer.ts';

/** Accounts of those who get their first coins, by owner and server; all open them in the same order. */
async function openMissing(trx: Trx, decided: readonly Decided[]): Promise<Map<string, Account>> {
  const names = new Map<string, AccountName>();
  for (const { wish, sides, receiverId } of decided) {
    const { serverId } = wish;
    if (sides.to_id === null) names.set(`${receiverId} ${serverId}`, { playerId: receiverId, kind: 'coins', serverId });
  }
  if (names.size === 0) return new Map();
  const keys = [...names.keys()].sort();
  const opened = await openAccounts(
    trx,
    keys.map((key) => names.get(key) as AccountName),
  );
  return new Map(keys.map((key, index) => [key, opened[index] as Account]));
}

/** Writes what was decided: movements, their lines, totals and the answers by their keys. */
async function write(trx: Trx, books: CoinBooks, now: Date): Promise<void> {
  if (books.decided.length === 0) return;
  const opened = await openMissing(trx, books.decided);
  const drafts = books.decided.map(({ transferId, wish, sides, receiverId }) => {
    const from = books.account(sides.from_id as number);
    const to = sides.to_id === null ? opened.get(`${receiverId} ${wish.serverId}`) : books.account(sides.to_id);
    if (to === undefined) throw new Error('each account was opened');
    const entries = [
      { account: from, amount: -wish.amount },
      { account: to, amount: wish.amount },
    ];
    return { kind: 'coin_transfer' as const, reference: transferId, at: sides.now, entries };
  });
  await transferAll(trx, drafts);
  await keepReplies(trx, books.replies.answered, now);
}

async function doWishes(
  trx: Trx,
  { clock, config }: App,
  wishes: readonly KeyedWish[],
  waits: boolean,
): Promise<Outcome<Reply>[]> {
  const now = clock.now();
  const sides = await askSides(trx, wishes);
  const keys = wishes.flatMap(({ taken }) => (taken === null ? [] : [taken]));
  const books = new CoinBooks(await askForCoins(trx, { sides, keys, now, waits }));
  const outcomes = await outcomesOf<KeyedWish, Reply>(wishes, async (wish, place) => {
    const side = sides[place] as Sides;
    const reply = books.replies.to(wish.taken);
    if (reply !== null) return reply;
    if (books.isHeldByAnother(side)) return HELD;
    const receiver = await decideTransfer(wish, books.about(trx, side), config.coinTransfers);
    return books.add(wish, side, receiver);
  });
  await write(trx, books, now);
  return outcomes;
}

/**
 * Sends coins as each wishes, those of one moment in one transaction (docs/decisions/0150-transfers-together.md): once for
 * each Idempotency-Key of a player, as `withIdempotency` does. Who sends holds their account, so that a twin waits there.
 *
 * @throws ApiError why a wish was refused; the others of its moment do not notice
 */
export const sendCoins = writtenTogether<App, KeyedWish, Reply>({
  subjectOf: ({ senderId }) => ownerOf({ playerId: senderId }),
  work: doWishes,
});
