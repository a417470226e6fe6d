import type { Trx } from '../database/types.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

/**
 * Deliveries of one player on one server by the lines they join. Each locks the head of its line (migration
 * 20261122T0447), and the answers of a game server lock theirs: whoever locks several does it in this order.
 */
export const byLine = (drafts: readonly DeliveryDraft[]): DeliveryDraft[] =>
  // What a line is about comes first in the arguments.
  drafts.toSorted((left, right) => (left.args < right.args ? -1 : 1));

/** Puts orders to game servers in line: they are handed out once this transaction is committed. */
export const queueDeliveries = async (trx: Trx, drafts: readonly DeliveryDraft[]): Promise<void> => {
  if (drafts.length > 0) await trx.insertInto('deliveries').values(byLine(drafts)).execute();
};

/** The money for these went back: they are never handed out again. */
export const markRefunded = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await trx.updateTable('deliveries').set({ status: 'refunded' }).where('id', 'in', ids).execute();
};

/** The money for the deliveries of an order that were given up went back. */
export const markDeadOfOrderRefunded = async (trx: Trx, orderId: string): Promise<void> => {
  await trx
    .updateTable('deliveries')
    .set({ status: 'refunded' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'dead')
    .execute();
};
