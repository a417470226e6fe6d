import { sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

/** What stands for all servers together. */
const TOGETHER = '';

/**
 * Counts anew who played for the first time on each day from a midnight of UTC on, by server and together: what arrives late
 * finds its day.
 */
export async function countNewcomers(trx: Trx, from: Date): Promise<void> {
  await sql`
    WITH recent AS MATERIALIZED (
      SELECT player_id, server_id, first_seen_at FROM playtime_totals WHERE first_seen_at >= ${from}),
    counted AS MATERIALIZED (
      SELECT server_id, (first_seen_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS players
      FROM recent GROUP BY 1, 2
      UNION ALL SELECT ${TOGETHER}, (first_seen_at AT TIME ZONE 'UTC')::date, count(*)::integer
      FROM (SELECT min(first_seen_at) AS first_seen_at FROM recent WHERE NOT EXISTS (
          SELECT FROM playtime_totals AS earlier
          WHERE earlier.player_id = recent.player_id AND earlier.first_seen_at < ${from})
        GROUP BY player_id) AS first GROUP BY 2),
    gone AS (
      DELETE FROM newcomer_days AS known
      WHERE day >= (${from}::timestamptz AT TIME ZONE 'UTC')::date AND NOT EXISTS (
        SELECT FROM counted WHERE counted.server_id = known.server_id AND counted.day = known.day))
    INSERT INTO newcomer_days AS known (server_id, day, players) SELECT server_id, day, players FROM counted
    ON CONFLICT (server_id, day) DO UPDATE SET players = excluded.players WHERE known.players <> excluded.players`.execute(
    trx,
  );
}

export interface NewcomersRow {
  /** Its midnight, UTC. */
  day: Date;
  players: number;
}

const midnight = sql<Date>`day::timestamp AT TIME ZONE 'UTC'`;

/** The first day on which anybody played, on a server or anywhere; null before it. */
export async function firstNewcomers(db: Db, serverId: string = TOGETHER): Promise<Date | null> {
  const query = db.selectFrom('newcomer_days').select(midnight.as('day')).where('server_id', '=', serverId);
  return (await query.orderBy('newcomer_days.day').limit(1).executeTakeFirst())?.day ?? null;
}

/** Days on which somebody played for the first time, from a midnight on. */
export const newcomersOfDays = (db: Db, serverId: string = TOGETHER, from: Date): Promise<NewcomersRow[]> =>
  db
    .selectFrom('newcomer_days')
    .select([midnight.as('day'), 'players'])
    .where('server_id', '=', serverId)
    .where('day', '>=', sql<Date>`(${from}::timestamptz AT TIME ZONE 'UTC')::date`)
    .execute();
