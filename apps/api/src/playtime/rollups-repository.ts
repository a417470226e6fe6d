import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

/** Few enough that a game server that reports meanwhile waits for a moment only. */
const PLAYERS_AT_ONCE = 200;

const ROLLUPS = ['playtime_hours', 'playtime_days', 'playtime_months', 'playtime_totals'] as const;

/** Adds up anew what the next players after `last` have played, and answers the last of them; null where there is none. */
const rebuildSome = (db: Db, last: string | null): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    // Sessions that arrive meanwhile wait here, before they touch a rollup.
    await sql`LOCK TABLE play_sessions IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    const players = await trx
      .selectFrom('players')
      .select('id')
      .$if(last !== null, (query) => query.where('id', '>', last))
      .orderBy('id')
      .limit(PLAYERS_AT_ONCE)
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
 * Adds playtime up anew from the sessions of all players, some players in a transaction: pages read on meanwhile, and what game
 * servers report waits for the players under way.
 */
export async function rebuildRollups(db: Db): Promise<void> {
  for (let last = await rebuildSome(db, null); last !== null;) last = await rebuildSome(db, last);
}
