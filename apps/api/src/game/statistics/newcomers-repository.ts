import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

/** The `server_id` of counts for all servers together. */
const TOGETHER = '';

/**
 * Recounts the players who played for the first time on each day since a UTC midnight, by server and in total: late batches
 * count on their own day.
 */
export async function recountNewcomers(trx: Trx, from: Date): Promise<void> {
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
  /** UTC midnight of the day. */
  day: Date;
  players: number;
}

const midnight = sql<Date>`day::timestamp AT TIME ZONE 'UTC'`;

/** The first day with a player, on one server or on any; null before it. */
export async function findFirstDay(db: Db, serverId: string = TOGETHER): Promise<Date | null> {
  const query = db.selectFrom('newcomer_days').select(midnight.as('day')).where('server_id', '=', serverId);
  return (await query.orderBy('newcomer_days.day').limit(1).executeTakeFirst())?.day ?? null;
}

/** Days with new players, since a midnight. */
export const listNewcomers = (db: Db, serverId: string = TOGETHER, from: Date): Promise<NewcomersRow[]> =>
  db
    .selectFrom('newcomer_days')
    .select([midnight.as('day'), 'players'])
    .where('server_id', '=', serverId)
    .where('day', '>=', sql<Date>`(${from}::timestamptz AT TIME ZONE 'UTC')::date`)
    .execute();
