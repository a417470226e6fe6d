import type { Minor } from '@hoshikraft/shared';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db, Trx } from '../database/types.ts';
import { Refusal } from '../errors/refusal.ts';
import { refundOrder } from '../store/refund-order.ts';
import { lockDead, type LockedDelivery } from './dead-deliveries.ts';

/** Other deliveries that carry the same order, or a later stretch of the same grant with this one in it. */
const refuseCarriedElsewhere = async (trx: Trx, { id, seq, order_id, grant_id }: LockedDelivery): Promise<void> => {
  const others = await trx
    .selectFrom('deliveries')
    .select(['id', 'status'])
    .where('id', '<>', id)
    .where('action', '=', 'role.grant')
    .where('status', '<>', 'refunded')
    .where((where) =>
      where.or([
        where.and([where('order_id', '=', order_id), where('status', '<>', 'dead')]),
        where.and([where('grant_id', '=', grant_id), where('seq', '>', seq)]),
      ]),
    )
    .orderBy('seq', 'desc')
    .execute();
  const given = others.find(({ status }) => status === 'done');
  if (given) throw new Refusal(`What was paid for was given by delivery ${given.id}`);
  const [last] = others;
  if (last?.status === 'dead') throw new Refusal(`Begin with the later delivery of this role, ${last.id}`);
  if (last) throw new Refusal(`Delivery ${last.id} of the same role is still on its way`);
};

/**
 * Pays back what was paid for a dead delivery and ends what it was to give.
 *
 * @returns who was paid back, and how much (minor units)
 * @throws Refusal where nothing was paid for it, it was paid back before, or what was paid for was given after all
 */
export const refundDelivery = (db: Db, id: string, now: Date): Promise<{ payer: string; amount: Minor }> =>
  inTransaction(db, async (trx) => {
    const delivery = await lockDead(trx, id);
    if (delivery.order_id === null) throw new Refusal('Nothing was paid for this delivery');
    await refuseCarriedElsewhere(trx, delivery);
    return refundOrder(trx, delivery.order_id, now);
  });
