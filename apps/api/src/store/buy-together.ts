import type { App } from '../app-parts.ts';
import { HELD, type Outcome } from '../database/done-together.ts';
import type { Trx } from '../database/types.ts';
import { outcomesOf, writtenTogether } from '../database/written-together.ts';
import { keepReplies } from '../idempotency/keys-together.ts';
import { ownerOf } from '../idempotency/with-idempotency.ts';
import { transferAll } from '../ledger/transfer.ts';
import { writeGrants } from './bought-grants-repository.ts';
import { decidePurchase } from './decide-purchase.ts';
import { writeOrders } from './orders-repository.ts';
import { type KeyedWish, PurchaseBooks, type Reply } from './purchase-books.ts';
import { askForPurchases } from './purchases-repository.ts';

/** Writes what was decided: movements with their lines, grants, orders, deliveries and the answers by their keys. */
async function write(trx: Trx, books: PurchaseBooks, now: Date): Promise<void> {
  if (books.orders.length === 0) return;
  if (books.movements.length > 0) await transferAll(trx, books.movements);
  await writeGrants(trx, books.grants, now);
  await writeOrders(trx, books.orders, books.deliveries);
  await keepReplies(trx, books.replies.answered, now);
}

async function doWishes(
  trx: Trx,
  { clock }: App,
  wishes: readonly KeyedWish[],
  waits: boolean,
): Promise<Outcome<Reply>[]> {
  const now = clock.now();
  const keys = wishes.flatMap(({ taken }) => (taken === null ? [] : [taken]));
  const books = new PurchaseBooks(await askForPurchases(trx, { wishes, keys, now, waits }), now);
  const outcomes = await outcomesOf<KeyedWish, Reply>(wishes, (wish, place) => {
    const reply = books.replies.to(wish.taken);
    if (reply !== null) return reply;
    if (books.isHeldByAnother(wish, place)) return HELD;
    return books.add(wish, decidePurchase(wish, books.about(wish, place)));
  });
  await write(trx, books, now);
  return outcomes;
}

/**
 * Buys as each wishes, those of one moment in one transaction (docs/decisions/0157-purchases-together.md): once for each
 * Idempotency-Key of a player, as `withIdempotency` does. Who buys holds their money, so that a twin waits there.
 *
 * @throws ApiError why a wish was refused; the others of its moment do not notice
 */
export const buyTogether = writtenTogether<App, KeyedWish, Reply>({
  subjectOf: ({ buyerId }) => ownerOf({ playerId: buyerId }),
  work: doWishes,
});
