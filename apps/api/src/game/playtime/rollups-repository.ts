import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Few enough that reports of game servers wait only briefly. */
const PLAYERS_BATCH = 200;

const ROLLUPS = ['playtime_hours', 'playtime_days', 'playtime_months', 'playtime_totals'] as const;

/** Recomputes the rollups of the next players after `last`. Returns the last of them; null where there is none. */
const rebuildSome = (db: Db, last: string | null): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    // Sessions that arrive meanwhile wait for this lock before they change a rollup.
    await sql`LOCK TABLE play_sessions IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    const players = await trx
      .selectFrom('players')
      .select('id')
      .$if(last !== null, (query) => query.where('id', '>', last))
      .orderBy('id')
      .limit(PLAYERS_BATCH)
      .execute();
    const ids = players.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return null;
    for (const table of ROLLUPS) await trx.deleteFrom(table).where('player_id', 'in', ids).execute();
    await sql`
      SELECT roll_up_playtime(array_agg(ROW (played.*)::play_sessions))
      FROM play_sessions AS played WHERE played.player_id = ANY (${ids}::uuid[])`.execute(trx);
    return end;
  });

/**
 * Recomputes playtime from the sessions of all players, in batches of players. Pages can read meanwhile; reports of game
 * servers wait for the current batch.
 */
export async function rebuildRollups(db: Db): Promise<void> {
  for (let last = await rebuildSome(db, null); last !== null;) last = await rebuildSome(db, last);
}
