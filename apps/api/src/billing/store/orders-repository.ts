import type { Trx } from '../../platform/database/types.ts';

/** An order with its grant, payer and receiver. */
export const getOrder = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('orders')
    .innerJoin('grants', 'grants.id', 'orders.grant_id')
    .innerJoin('players as payers', 'payers.id', 'orders.player_id')
    .innerJoin('players as receivers', 'receivers.id', 'orders.receiver_id')
    .select(['orders.id', 'orders.mode', 'orders.price_final', 'orders.refunded_at', 'orders.replaced_grant_id'])
    .select(['orders.grant_id', 'orders.player_id', 'payers.login as payer', 'grants.state', 'grants.expires_at'])
    .select(['grants.role_id', 'grants.server_id', 'receivers.id as receiver_id', 'receivers.login'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();

export type OrderRow = Awaited<ReturnType<typeof getOrder>>;

/** The last order of a grant that was not refunded: the grant's deliveries belong to it. */
export const lastOrderOf = async (trx: Trx, grantId: string): Promise<string | null> => {
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('grant_id', '=', grantId)
    .where('refunded_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** `refundId` is the refund after a wipe that the order belongs to. */
export const markOrderRefunded = async (
  trx: Trx,
  orderId: string,
  now: Date,
  refundId: string | null = null,
): Promise<void> => {
  await trx.updateTable('orders').set({ refunded_at: now, refund_id: refundId }).where('id', '=', orderId).execute();
};
