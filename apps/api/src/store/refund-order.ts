import { type Minor, minor } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { Refusal } from '../errors/refusal.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { type DeliveryDraft, type RoleDelivery, roleGrant, roleRevoke } from './deliveries.ts';
import { isActive } from './grant-rules.ts';
import { endGrant, removeLastStretch, restoreGrant } from './grants-repository.ts';

const readOrder = (trx: Trx, orderId: string) =>
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

type OrderRow = Awaited<ReturnType<typeof readOrder>>;

/** What still stands of what was bought of a grant: its deliveries are for this order. */
const lastOrderOf = async (trx: Trx, grantId: string): Promise<string | null> => {
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('grant_id', '=', grantId)
    .where('refunded_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Takes back what the order gave, and answers what the game server has to be told, in case it did give it. */
const takeBack = async (trx: Trx, order: OrderRow, now: Date): Promise<DeliveryDraft[]> => {
  const told: RoleDelivery = {
    serverId: order.server_id,
    receiver: { id: order.receiver_id, login: order.login },
    roleId: order.role_id,
    grantId: order.grant_id,
  };
  const held = isActive({ expiresAt: order.expires_at }, now);
  if (order.mode !== 'extend') {
    await endGrant(trx, order.grant_id);
    return held ? [roleRevoke(told, now)] : [];
  }
  const endsAt = await removeLastStretch(trx, order.grant_id);
  if (isActive({ expiresAt: endsAt }, now)) {
    return [roleGrant({ ...told, orderId: await lastOrderOf(trx, order.grant_id) }, endsAt, now)];
  }
  return held ? [roleRevoke(told, now)] : [];
};

/** Gives the role back that the order ended and counted in its price, with the time it had left then. */
const giveBack = async (trx: Trx, order: OrderRow, now: Date): Promise<DeliveryDraft[]> => {
  if (order.replaced_grant_id === null) return [];
  const restored = await restoreGrant(trx, order.replaced_grant_id, now);
  if (restored === null) throw new Refusal('The role that the upgrade ended is held again by a later purchase');
  const delivery = {
    serverId: order.server_id,
    receiver: { id: order.receiver_id, login: order.login },
    roleId: restored.roleId,
    grantId: order.replaced_grant_id,
    orderId: await lastOrderOf(trx, order.replaced_grant_id),
  };
  return [roleGrant(delivery, restored.expiresAt, now)];
};

/**
 * Undoes an order that was never carried out: its grant or stretch ends, a role it replaced is held again, and what was
 * paid goes back to who paid. Part of a transaction that holds the receiver's row.
 *
 * @returns who was paid back, and how much (minor units)
 * @throws Refusal where it was paid back before, or its worth is part of a later purchase
 */
export const refundOrder = async (
  trx: Trx,
  orderId: string,
  now: Date,
): Promise<{ readonly payer: string; readonly amount: Minor }> => {
  const order = await readOrder(trx, orderId);
  if (order.refunded_at !== null) throw new Refusal(`The order ${orderId} was paid back already`);
  if (order.state !== 'active') throw new Refusal('The role was upgraded: its worth went into the price of the other');
  await trx.updateTable('orders').set({ refunded_at: now }).where('id', '=', orderId).execute();
  const drafts = [...(await takeBack(trx, order, now)), ...(await giveBack(trx, order, now))];
  if (drafts.length > 0) await trx.insertInto('deliveries').values(drafts).execute();
  await trx
    .updateTable('deliveries')
    .set({ status: 'refunded' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'dead')
    .execute();
  if (order.price_final > 0) {
    const [player, sales] = await openAccounts(trx, [
      { playerId: order.player_id, kind: 'balance' },
      { playerId: null, kind: 'sales' },
    ]);
    const entries = [
      { account: sales, amount: -order.price_final },
      { account: player, amount: order.price_final },
    ];
    await transfer(trx, { kind: 'order_refund', reference: orderId, at: now, entries });
  }
  return { payer: order.payer, amount: minor(order.price_final) };
};
