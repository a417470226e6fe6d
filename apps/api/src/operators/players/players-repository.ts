import type { Group } from '../../community/players/permissions.ts';
import type { Trx } from '../../platform/database/types.ts';

export const updateGroups = async (trx: Trx, playerId: string, groups: readonly Group[]): Promise<void> => {
  await trx
    .updateTable('players')
    .set({ groups: [...groups] })
    .where('id', '=', playerId)
    .execute();
};
