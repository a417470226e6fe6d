import type { Trx } from '../database/types.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

/** The line that a delivery joins, as `delivery_line` of the database has it. */
const lineOf = ({ server_id, player_id, action, args }: DeliveryDraft): string => {
  const { roleId, banId } = JSON.parse(args) as { roleId?: string; banId?: string };
  return [server_id, player_id, action.split('.')[0], roleId ?? banId].join('/');
};

/**
 * Deliveries by the lines they join, those of one line in their order. Each locks the head of its line (migration
 * 20261122T0447), and the answers of a game server lock theirs: whoever locks several does it in this order.
 */
const byLine = (drafts: readonly DeliveryDraft[]): DeliveryDraft[] =>
  drafts
    .map((draft) => ({ draft, line: lineOf(draft) }))
    .sort((left, right) => (left.line === right.line ? 0 : left.line < right.line ? -1 : 1))
    .map(({ draft }) => draft);

/** Queues deliveries for game servers: they are handed out once this transaction is committed. */
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
