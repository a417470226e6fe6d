import type { Group } from '../src/community/players/permissions.ts';
import { addPlayer, type Player } from './players.ts';
import type { TestApp } from './test-app.ts';

/** Puts a player into these groups, and makes their session one of the operators' app. */
export async function makeOperator({ app }: TestApp, player: Player, groups: readonly Group[]): Promise<void> {
  await app.db
    .updateTable('players')
    .set({ groups: [...groups] })
    .where('id', '=', player.playerId)
    .execute();
  await app.db.updateTable('sessions').set({ source: 'admin' }).where('id', '=', player.accessId).execute();
}

/** Adds an operator who is signed in to the operators' app. */
export async function addOperator(api: TestApp, groups: readonly Group[] = ['player', 'admin']): Promise<Player> {
  const player = await addPlayer(api, 0);
  await makeOperator(api, player, groups);
  return player;
}
