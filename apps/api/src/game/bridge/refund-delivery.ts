import type { Minor } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { refundOrder } from '../../billing/store/refund-order.ts';
import { listOtherDeliveries, type LockedDelivery } from './dead-deliveries-repository.ts';
import { lockDead } from './lock-dead.ts';

const assertNotDeliveredElsewhere = async (trx: Trx, delivery: LockedDelivery): Promise<void> => {
  const others = await listOtherDeliveries(trx, delivery);
  const given = others.find(({ status }) => status === 'done');
  if (given) throw new Refusal(`The purchase was delivered by delivery ${given.id}`, { type: 'delivery_given' });
  const [last] = others;
  if (last?.status === 'dead')
    throw new Refusal(`Refund the later delivery of this privilege first: ${last.id}`, { type: 'delivery_given' });
  if (last)
    throw new Refusal(`Delivery ${last.id} of the same privilege is still in progress`, { type: 'delivery_given' });
};

/**
 * Refunds the order of a dead delivery and ends the grant it was to give.
 *
 * @returns the delivery, the payer and the refunded amount (minor units)
 * @throws Refusal where it has no order, was refunded before, or the role was given after all
 */
export const refundDelivery = async (
  trx: Trx,
  id: string,
  now: Date,
): Promise<{ delivery: LockedDelivery; payer: string; amount: Minor }> => {
  const delivery = await lockDead(trx, id);
  if (delivery.order_id === null) throw new Refusal('This delivery was not paid for', { type: 'delivery_unpaid' });
  await assertNotDeliveredElsewhere(trx, delivery);
  return { delivery, ...(await refundOrder(trx, delivery.order_id, now)) };
};
