import { inTransaction } from '../database/in-transaction.ts';
import type { Db, Trx } from '../database/types.ts';
import { Refusal } from '../errors/refusal.ts';
import { worthGivingUntil, worthTakingUntil } from '../store/deliveries.ts';
import { isActive } from '../store/grant-rules.ts';
import { isOvertaken, type LockedDelivery, requeue } from './dead-deliveries-repository.ts';
import { lockDead } from './lock-dead.ts';

/** Whether the player holds the role of a delivery now, by whatever grant. */
const isHeld = async (trx: Trx, { player_id, role_id }: LockedDelivery, now: Date): Promise<boolean> => {
  const grants = await trx
    .selectFrom('grants')
    .select('expires_at')
    .where('player_id', '=', player_id)
    .where('role_id', '=', role_id)
    .where('state', '=', 'active')
    .execute();
  return grants.some(({ expires_at }) => isActive({ expiresAt: expires_at }, now));
};

const newEnd = async (trx: Trx, delivery: LockedDelivery, now: Date): Promise<Date> => {
  const held = await isHeld(trx, delivery, now);
  if (delivery.action === 'role.grant') {
    if (!held || !isActive({ expiresAt: delivery.until }, now)) throw new Refusal('The role it gives has ended');
    return worthGivingUntil(delivery.until, now);
  }
  if (held) throw new Refusal('The player holds the role that it would take away');
  return worthTakingUntil(now);
};

/**
 * Sends a dead delivery again, with all its tries before it.
 *
 * @throws Refusal where it is not dead, or what it carries holds no more
 */
export const resendDelivery = (db: Db, id: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const delivery = await lockDead(trx, id);
    // An older word about a role must not come after a newer one.
    if (await isOvertaken(trx, delivery)) throw new Refusal('A later delivery about the same role has taken its place');
    const expiresAt = await newEnd(trx, delivery, now);
    await requeue(trx, id, expiresAt, now);
  });
