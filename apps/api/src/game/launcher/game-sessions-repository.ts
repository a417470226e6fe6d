import type { Db, Trx } from '../../platform/database/types.ts';

/** The server of a client. */
export async function findServerOfClient(db: Db, clientId: string): Promise<string | undefined> {
  const row = await db.selectFrom('clients').select('server_id').where('id', '=', clientId).executeTakeFirst();
  return row?.server_id;
}

/** Ends the player's game session on a server. Locks the player, so that a concurrent start waits for the commit. */
export async function endGameSession(trx: Trx, playerId: string, serverId: string, now: Date): Promise<void> {
  await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('source', '=', 'game')
    .where('server_id', '=', serverId)
    .where('ended_at', 'is', null)
    .execute();
}
