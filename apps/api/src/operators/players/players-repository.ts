import type { Group } from '../../community/players/permissions.ts';
import { findByName, foldCase } from '../../community/players/players-repository.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';

const assertFound = <Player>(player: Player | undefined, nickname: string): Player => {
  if (player === undefined) throw new Refusal(`Player ${nickname} not found`);
  return player;
};

/** @throws Refusal if there is no player with this nickname */
export const findPlayerByNickname = async (db: Db, nickname: string) =>
  assertFound(await findByName(db, { foldedLogin: foldCase(nickname) }, false).executeTakeFirst(), nickname);

/**
 * Locks the player's row to the end of the transaction.
 *
 * @throws Refusal if there is no player with this nickname
 */
export const lockPlayer = async (trx: Trx, nickname: string) =>
  assertFound(
    await findByName(trx, { foldedLogin: foldCase(nickname) }, true)
      .select('groups')
      .executeTakeFirst(),
    nickname,
  );

export const updateGroups = async (trx: Trx, playerId: string, groups: readonly Group[]): Promise<void> => {
  await trx
    .updateTable('players')
    .set({ groups: [...groups] })
    .where('id', '=', playerId)
    .execute();
};
