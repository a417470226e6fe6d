import { type Minor, minor } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { markDeadOfOrderRefunded, queueDeliveries } from '../../game/deliveries/deliveries-repository.ts';
import { type DeliveryDraft, type RoleDelivery, roleGrant, roleRevoke } from '../../game/deliveries/delivery-draft.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refundPlayer } from '../ledger/charge-player.ts';
import { isActive } from './grant-rules.ts';
import { markGrantRefunded, removeLastPeriod, restoreGrant } from './grants-repository.ts';
import { lastOrderOf, markOrderRefunded, type OrderRow, getOrder } from './orders-repository.ts';

/** Revokes what the order gave. Returns the deliveries that correct the game server, which may have given it already. */
const revokeOrder = async (trx: Trx, order: OrderRow, now: Date): Promise<DeliveryDraft[]> => {
  const delivery: RoleDelivery = {
    serverId: order.server_id,
    receiver: { id: order.receiver_id, login: order.login },
    roleId: order.role_id,
    grantId: order.grant_id,
  };
  const held = isActive({ expiresAt: order.expires_at }, now);
  if (order.mode !== 'extend') {
    await markGrantRefunded(trx, order.grant_id);
    return held ? [roleRevoke(delivery, now)] : [];
  }
  const endsAt = await removeLastPeriod(trx, order.grant_id);
  if (isActive({ expiresAt: endsAt }, now)) {
    return [roleGrant({ ...delivery, orderId: await lastOrderOf(trx, order.grant_id) }, endsAt, now)];
  }
  return held ? [roleRevoke(delivery, now)] : [];
};

/** Restores the role that the order replaced, with the time it had left then. */
const restoreReplacedRole = async (trx: Trx, order: OrderRow, now: Date): Promise<DeliveryDraft[]> => {
  if (order.replaced_grant_id === null) return [];
  const restored = await restoreGrant(trx, order.replaced_grant_id, now);
  if (restored === null) throw new Refusal('The player has bought the upgraded privilege again');
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
 * Refunds an order that was never delivered: its grant or period ends, the role it replaced becomes active again, and the
 * payer gets the price back. The caller's transaction must have locked the receiver's row.
 *
 * @returns the payer and the refunded amount (minor units)
 * @throws Refusal where it was refunded before, or its value is part of a later purchase's price
 */
export const refundOrder = async (
  trx: Trx,
  orderId: string,
  now: Date,
): Promise<{ readonly payer: string; readonly amount: Minor }> => {
  const order = await getOrder(trx, orderId);
  if (order.refunded_at !== null) throw new Refusal(`Order ${orderId} was already refunded`);
  if (order.state !== 'active') throw new Refusal('The privilege was upgraded: its value was credited to the upgrade');
  await markOrderRefunded(trx, orderId, now);
  const drafts = [...(await revokeOrder(trx, order, now)), ...(await restoreReplacedRole(trx, order, now))];
  await queueDeliveries(trx, drafts);
  await markDeadOfOrderRefunded(trx, orderId);
  const amount = minor(order.price_final);
  await refundPlayer(trx, { kind: 'order_refund', reference: orderId, playerId: order.player_id, amount, at: now });
  return { payer: order.payer, amount };
};
