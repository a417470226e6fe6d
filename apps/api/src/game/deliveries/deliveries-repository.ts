import type { QueryCreator } from 'kysely';
import type { Database, Trx } from '../../platform/database/types.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

/** The queue (`line`) of a delivery, as the database's `delivery_line` computes it. */
const lineOf = ({ server_id, player_id, action, args }: DeliveryDraft): string => {
  const { roleId, banId } = JSON.parse(args) as { roleId?: string; banId?: string };
  return [server_id, player_id, action.split('.')[0], roleId ?? banId].join('/');
};

/**
 * Sorts deliveries by queue and keeps the order within a queue. An insert locks the head of its queue (migration
 * 20261122T0447), as acknowledgements of a game server do: every transaction locks queues in this order.
 */
const sortByLine = (drafts: readonly DeliveryDraft[]): DeliveryDraft[] =>
  drafts
    .map((draft) => ({ draft, line: lineOf(draft) }))
    .sort((left, right) => (left.line === right.line ? 0 : left.line < right.line ? -1 : 1))
    .map(({ draft }) => draft);

/** Statement that queues deliveries, at least one, for game servers. They are sent after the transaction has committed. */
export const insertDeliveries = (db: QueryCreator<Database>, drafts: readonly DeliveryDraft[]) =>
  db.insertInto('deliveries').values(sortByLine(drafts));

/** Queues deliveries for game servers. They are sent after this transaction has committed. */
export const queueDeliveries = async (trx: Trx, drafts: readonly DeliveryDraft[]): Promise<void> => {
  if (drafts.length > 0) await insertDeliveries(trx, drafts).execute();
};

/** Marks deliveries as refunded: they are never sent again. */
export const markDeliveriesRefunded = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await trx.updateTable('deliveries').set({ status: 'refunded' }).where('id', 'in', ids).execute();
};

/** Marks the dead deliveries of an order as refunded. */
export const markDeadOfOrderRefunded = async (trx: Trx, orderId: string): Promise<void> => {
  await trx
    .updateTable('deliveries')
    .set({ status: 'refunded' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'dead')
    .execute();
};
