import type { Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { lockDelivery, type LockedDelivery } from './dead-deliveries-repository.ts';

const WHY_NOT: Readonly<Record<string, string>> = {
  done: 'was completed by the game server',
  refunded: 'was already refunded',
};

/**
 * Locks a dead delivery with its player.
 *
 * @throws Refusal for an unknown delivery, or one that is not dead
 */
export const lockDead = async (trx: Trx, id: string): Promise<LockedDelivery> => {
  const delivery = await lockDelivery(trx, id);
  if (!delivery) throw new Refusal(`Delivery ${id} not found`, { type: 'not_found' });
  if (delivery.status !== 'dead') {
    const why = WHY_NOT[delivery.status] ?? 'is still in progress';
    throw new Refusal(`Delivery ${id} ${why}`, { type: 'delivery_not_dead' });
  }
  return delivery;
};
