import type { Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { grantDeliveryExpiry, revokeDeliveryExpiry } from '../deliveries/delivery-draft.ts';
import { isActive } from '../../billing/store/grant-rules.ts';
import { isSuperseded, type LockedDelivery, requeue } from './dead-deliveries-repository.ts';
import { lockDead } from './lock-dead.ts';
import { holdsRole } from '../../billing/store/grants-repository.ts';

const newExpiry = async (trx: Trx, delivery: LockedDelivery, now: Date): Promise<Date> => {
  const held = delivery.role_id !== null && (await holdsRole(trx, delivery.player_id, delivery.role_id, now));
  if (delivery.action === 'role.grant') {
    if (!held || !isActive({ expiresAt: delivery.until }, now))
      throw new Refusal('The privilege has ended', { type: 'delivery_outdated' });
    return grantDeliveryExpiry(delivery.until, now);
  }
  if (held) throw new Refusal('The player has bought this privilege again', { type: 'delivery_outdated' });
  return revokeDeliveryExpiry(now);
};

/**
 * Sends a dead delivery again, with a full number of attempts.
 *
 * @throws Refusal where it is not dead, or its content is outdated
 */
export const resendDelivery = async (trx: Trx, id: string, now: Date): Promise<LockedDelivery> => {
  const delivery = await lockDead(trx, id);
  // An older command about a role must not follow a newer one.
  if (await isSuperseded(trx, delivery))
    throw new Refusal('A later delivery of the same privilege replaces this one', { type: 'delivery_outdated' });
  const expiresAt = await newExpiry(trx, delivery, now);
  await requeue(trx, id, expiresAt, now);
  return delivery;
};
