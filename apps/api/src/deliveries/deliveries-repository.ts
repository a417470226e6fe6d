import type { Trx } from '../database/types.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

/** Puts orders to game servers in line: they are handed out once this transaction is committed. */
export const queueDeliveries = async (trx: Trx, drafts: readonly DeliveryDraft[]): Promise<void> => {
  if (drafts.length > 0)
    await trx
      .insertInto('deliveries')
      .values([...drafts])
      .execute();
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
