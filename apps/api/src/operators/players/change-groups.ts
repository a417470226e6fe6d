import { randomUUID } from 'node:crypto';
import { type Group, GROUPS } from '../../community/players/permissions.ts';
import { getByNickname } from '../../community/players/players-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { insertAct } from '../acts/acts-repository.ts';
import type { Correction } from './correction.ts';
import { updateGroups } from './players-repository.ts';

/** Every player is in the group `player`, which cannot be given or taken. */
const ASSIGNABLE_GROUPS = GROUPS.filter((group) => group !== 'player');

const isAssignable = (name: string): name is Group => ASSIGNABLE_GROUPS.some((group) => group === name);

/**
 * Adds a player to a group or removes them from it. It applies to the player's next request: sessions read the groups
 * each time (docs/product/accounts.md#permissions).
 *
 * @returns the groups before and after
 * @throws Refusal where there is no such player or group, or nothing would change
 */
export const changeGroups = async (
  { app, operator, nickname, reason }: Correction,
  change: 'add' | 'remove',
  name: string,
): Promise<{ login: string; before: readonly string[]; after: readonly string[] }> => {
  if (!isAssignable(name)) throw new Refusal(`${name} is not one of the groups ${ASSIGNABLE_GROUPS.join(', ')}`);
  return inTransaction(app.db, async (trx) => {
    const { id: playerId, login, groups: before } = await getByNickname(trx, nickname, true);
    const isMember = before.includes(name);
    if (isMember === (change === 'add')) throw new Refusal(`${login} is ${isMember ? 'already' : 'not'} in ${name}`);
    const after = GROUPS.filter((group) => (group === name ? change === 'add' : before.includes(group)));
    await updateGroups(trx, playerId, after);
    await insertAct(trx, {
      id: randomUUID(),
      at: app.clock.now(),
      operator,
      kind: 'groups',
      playerId,
      reason,
      before,
      after,
    });
    return { login, before, after };
  });
};
