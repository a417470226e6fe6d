import type { Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { lockDelivery, type LockedDelivery } from './dead-deliveries-repository.ts';

const WHY_NOT: Readonly<Record<string, string>> = {
  done: 'was carried out: the game server said so',
  refunded: 'was paid back already',
};

/**
 * Locks a dead delivery with its player.
 *
 * @throws Refusal for an unknown delivery, or one that is not dead
 */
export const lockDead = async (trx: Trx, id: string): Promise<LockedDelivery> => {
  const delivery = await lockDelivery(trx, id);
  if (!delivery) throw new Refusal(`There is no delivery ${id}`);
  if (delivery.status !== 'dead') {
    throw new Refusal(`Delivery ${id} ${WHY_NOT[delivery.status] ?? 'is still on its way'}`);
  }
  return delivery;
};
