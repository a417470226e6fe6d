import { type Minor, minor } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { markDeadOfOrderRefunded, queueDeliveries } from '../deliveries/deliveries-repository.ts';
import { type DeliveryDraft, type RoleDelivery, roleGrant, roleRevoke } from '../deliveries/delivery-draft.ts';
import { Refusal } from '../errors/refusal.ts';
import { payBack } from '../ledger/charge-player.ts';
import { isActive } from './grant-rules.ts';
import { endGrant, removeLastStretch, restoreGrant } from './grants-repository.ts';
import { lastOrderOf, markOrderRefunded, type OrderRow, readOrder } from './orders-repository.ts';

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
  await markOrderRefunded(trx, orderId, now);
  const drafts = [...(await takeBack(trx, order, now)), ...(await giveBack(trx, order, now))];
  await queueDeliveries(trx, drafts);
  await markDeadOfOrderRefunded(trx, orderId);
  const amount = minor(order.price_final);
  await payBack(trx, { kind: 'order_refund', reference: orderId, playerId: order.player_id, amount, at: now });
  return { payer: order.payer, amount };
};
