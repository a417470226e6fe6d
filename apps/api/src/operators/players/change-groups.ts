import { randomUUID } from 'node:crypto';
import { type Group, GROUPS } from '../../community/players/permissions.ts';
import { isOnlyAdmin } from '../../community/players/players-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { insertAct } from '../acts/acts-repository.ts';
import type { Correction } from './correction.ts';
import { updateGroups } from './players-repository.ts';

/** Every player is in the group `player`, which cannot be given or taken. */
export const STAFF_GROUPS = GROUPS.filter((group) => group !== 'player');
export type StaffGroup = (typeof STAFF_GROUPS)[number];

export const isStaffGroup = (name: string): name is StaffGroup => STAFF_GROUPS.some((group) => group === name);

/**
 * Puts a player into exactly these groups, besides `player`. It applies to the player's next request: sessions read the groups
 * each time (docs/product/accounts.md#permissions).
 *
 * @returns id of the act, and all groups afterwards
 * @throws ApiError `groups_same`, `last_admin`
 */
export async function changeGroups(
  { trx, now, operator, player, reason, undoes }: Correction,
  wanted: readonly string[],
): Promise<{ id: string; after: readonly Group[] }> {
  const before = player.groups;
  const after = GROUPS.filter((group) => group === 'player' || wanted.includes(group));
  if (after.join() === GROUPS.filter((group) => before.includes(group)).join()) throw new ApiError('groups_same');
  const isLosingAdmin = before.includes('admin') && !after.includes('admin');
  if (isLosingAdmin && (await isOnlyAdmin(trx, player.id))) throw new ApiError('last_admin');
  await updateGroups(trx, player.id, after);
  const id = randomUUID();
  const act = { id, at: now, operator, playerId: player.id, reason, undoes: undoes ?? null };
  await insertAct(trx, { ...act, kind: 'groups', before, after });
  return { id, after };
}
