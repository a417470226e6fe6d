import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { isActive } from '../../billing/store/grant-rules.ts';
import { holdsRole, type LockedGrant, updateGrantEnd } from '../../billing/store/grants-repository.ts';
import { queueDeliveries } from '../../game/deliveries/deliveries-repository.ts';
import { roleGrant, roleRevoke } from '../../game/deliveries/delivery-draft.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { insertAct } from '../acts/acts-repository.ts';
import type { Correction } from './correction.ts';
import { presentEnd, readEnd } from './present-end.ts';

/**
 * Extends, shortens or ends a role of a player, and tells the game server (docs/product/store.md#operators).
 *
 * @param until null is for ever; a moment that is past ends it now
 * @returns id of the act
 * @throws ApiError `role_end_same`, `role_over`, `role_held` where the player has the role again by another grant
 */
export async function setGrantEnd(
  { trx, now, operator, player, reason, undoes }: Correction,
  grant: LockedGrant,
  until: Date | null,
): Promise<string> {
  const isHeld = isActive(grant, now);
  const isEnding = !isActive({ expiresAt: until }, now);
  if (!isHeld && isEnding) throw new ApiError('role_over');
  if (isHeld && grant.expiresAt?.getTime() === until?.getTime()) throw new ApiError('role_end_same');
  if (!isHeld && (await holdsRole(trx, player.id, grant.roleId, now))) throw new ApiError('role_held');
  await updateGrantEnd(trx, grant.id, isEnding ? now : until);
  const delivery = { serverId: grant.serverId, receiver: player, roleId: grant.roleId, grantId: grant.id };
  await queueDeliveries(trx, [
    isEnding ? roleRevoke(delivery, now) : roleGrant({ ...delivery, orderId: null }, until, now),
  ]);
  const id = randomUUID();
  const [before, after] = [isHeld ? presentEnd(grant.expiresAt) : 'none', isEnding ? 'none' : presentEnd(until)];
  const act = { id, at: now, operator, playerId: player.id, reason, undoes: undoes ?? null };
  await insertAct(trx, { ...act, kind: 'role', grantId: grant.id, before, after });
  return id;
}

/**
 * Gives a role the end back that it had before an act; a role that the act gave ends now.
 *
 * @returns id of the new act
 * @throws ApiError `role_end_changed`, `act_not_undoable` where that end is past, and those of `setGrantEnd`
 */
export function undoGrantEnd(
  correction: Correction,
  grant: LockedGrant,
  { before, after, at }: Pick<components['schemas']['OperatorAct'], 'before' | 'after' | 'at'>,
): Promise<string> {
  const changed = after === 'none' ? at : String(after);
  if (grant.state !== 'active' || presentEnd(grant.expiresAt) !== changed) throw new ApiError('role_end_changed');
  const until = before === 'none' ? correction.now : readEnd(String(before));
  if (before !== 'none' && !isActive({ expiresAt: until }, correction.now)) throw new ApiError('act_not_undoable');
  return setGrantEnd(correction, grant, until);
}
