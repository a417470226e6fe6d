import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';
import { endOfDays } from '../privacy/days-over.ts';
import { ONLINE_DAYS } from './top-types.ts';

/** Players computed per statement: few enough for a busy machine to stay below the statement timeout. */
const SOME = 2000;
/** Places from one step to the next, and how many places of each leaderboard are stored for a day. */
const STEP = 250;
const REMEMBERED = 1000;

/** All possible leaderboards: finding the non-empty ones would read all scores. */
const everyTop = sql`
  SELECT type, server_id FROM unnest(ARRAY['playtime', 'online', 'coins', 'likes']) AS type
  CROSS JOIN (SELECT '' AS server_id UNION ALL SELECT id FROM servers) AS known`;

/** First day that counts in the leaderboard `online`, UTC. */
const since = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE 'UTC')::date - ${sql.lit(ONLINE_DAYS - 1)}::integer`;

/**
 * Recomputes a batch of changed players: their rows and the resulting change of each step, in one statement. For players who
 * hide when they are online, only completed days count.
 *
 * @returns how many changes were processed, and whether there may be more
 */
export async function refreshBatch(trx: Trx, now: Date): Promise<{ taken: number; more: boolean }> {
  const until = endOfDays(now);
  const { rows } = await sql<{ taken: number }>`
    WITH taken AS (
      DELETE FROM top_changes WHERE id = ANY (ARRAY(SELECT id FROM top_changes ORDER BY id LIMIT ${sql.lit(SOME)}))
      RETURNING player_id
    ), who AS (
      SELECT DISTINCT player_id FROM taken
    ), late AS (
      SELECT player_id, server_id, whole.seconds, lately.seconds AS of_month
      FROM who JOIN players ON players.id = who.player_id AND hides_presence(privacy)
        JOIN play_sessions USING (player_id),
        playtime_within(joined_at, left_at, play_sessions.afk_seconds, joined_at, left_at) AS whole,
        playtime_within(joined_at, left_at, play_sessions.afk_seconds, (${since(now)})::timestamp AT TIME ZONE 'UTC', left_at)
          AS lately
      WHERE left_at >= ${until}
    ), counted (type, server_id, player_id, value) AS (
      SELECT 'playtime', coalesce(server_id, ''), player_id, sum(seconds)::bigint
        FROM (SELECT player_id, server_id, seconds FROM playtime_totals JOIN who USING (player_id)
          UNION ALL SELECT player_id, server_id, -seconds FROM late) AS played
        GROUP BY GROUPING SETS ((player_id, server_id), (player_id))
      UNION ALL
      SELECT 'online', coalesce(server_id, ''), player_id, sum(seconds)::bigint
        FROM (SELECT player_id, server_id, seconds FROM playtime_days JOIN who USING (player_id) WHERE day >= ${since(now)}
          UNION ALL SELECT player_id, server_id, -of_month FROM late) AS played
        GROUP BY GROUPING SETS ((player_id, server_id), (player_id))
      UNION ALL
      SELECT 'coins', coalesce(server_id, ''), owner_id, sum(balance)::bigint
        FROM ledger_accounts JOIN who ON who.player_id = owner_id WHERE kind = 'coins'
        GROUP BY GROUPING SETS ((owner_id, server_id), (owner_id))
      UNION ALL
      SELECT 'likes', coalesce(played.server_id, ''), players.id, players.likes
        FROM players JOIN who ON who.player_id = players.id
        CROSS JOIN LATERAL (
          SELECT NULL AS server_id UNION ALL SELECT server_id FROM playtime_totals
            WHERE player_id = players.id AND (first_seen_at < ${until} OR NOT hides_presence(privacy))) AS played
    ), banned AS (
      SELECT player_id, server_id FROM bans JOIN who USING (player_id)
      WHERE lifted_at IS NULL AND (unban_at IS NULL OR unban_at > ${now})
    ), fresh AS (
      SELECT * FROM counted WHERE value > 0
        AND NOT EXISTS (SELECT FROM players WHERE players.id = counted.player_id AND deleted_at IS NOT NULL) AND NOT EXISTS (
        SELECT FROM banned WHERE banned.player_id = counted.player_id
          AND (banned.server_id IS NULL OR counted.server_id IN ('', banned.server_id)))
    ), changed AS (
      SELECT type, server_id, player_id, known.value AS before, fresh.value AS after
      FROM (SELECT top_scores.* FROM top_scores JOIN who USING (player_id)) AS known
      FULL JOIN fresh USING (type, server_id, player_id)
      WHERE known.value IS DISTINCT FROM fresh.value
    ), gone AS (
      DELETE FROM top_scores USING changed
      WHERE after IS NULL AND top_scores.type = changed.type AND top_scores.server_id = changed.server_id
        AND top_scores.player_id = changed.player_id
    ), kept AS (
      INSERT INTO top_scores (type, server_id, player_id, value)
      SELECT type, server_id, player_id, after FROM changed WHERE after IS NOT NULL
      ON CONFLICT (type, server_id, player_id) DO UPDATE SET value = excluded.value
    ), moved AS (
      UPDATE top_steps SET above = above + moves.by FROM (
        SELECT type, server_id, passed.value, sum(CASE WHEN coalesce(after, 0) > coalesce(before, 0) THEN 1 ELSE -1 END) AS by
        FROM changed CROSS JOIN LATERAL (
          SELECT value FROM top_steps WHERE type = changed.type AND server_id = changed.server_id
            AND value >= least(coalesce(before, 0), coalesce(after, 0))
            AND value < greatest(coalesce(before, 0), coalesce(after, 0)) OFFSET 0) AS passed GROUP BY 1, 2, 3) AS moves
      WHERE top_steps.type = moves.type AND top_steps.server_id = moves.server_id AND top_steps.value = moves.value
    )
    SELECT count(*)::integer AS taken FROM taken`.execute(trx);
  const taken = rows[0]?.taken ?? 0;
  return { taken, more: taken === SOME };
}

/** Marks players who hide when they are online for recomputing, because another day is completed. */
export async function markCompletedDays(trx: Trx, since: Date): Promise<void> {
  await sql`
    INSERT INTO top_changes (player_id)
    SELECT id FROM players WHERE hides_presence(privacy)
      AND EXISTS (SELECT FROM playtime_totals WHERE player_id = players.id AND last_seen_at >= ${since})`.execute(trx);
}

/** Time of the last refresh, and the day whose first places are stored, such as 2026-11-22; undefined before the first. */
export const lastRefresh = (trx: Trx) =>
  trx
    .selectFrom('top_refreshes')
    .select(['refreshed_at', sql<string>`day::text`.as('day')])
    .executeTakeFirst();

export async function saveRefresh(trx: Trx, now: Date, day: string): Promise<void> {
  const row = { refreshed_at: now, day };
  await trx
    .insertInto('top_refreshes')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

/**
 * Starts a new day: stores the current places, recounts the steps, and marks all players who played in the last month for
 * recomputing, as its first day no longer counts.
 */
export async function startDay(trx: Trx, day: string): Promise<void> {
  await sql`DELETE FROM top_mornings`.execute(trx);
  await sql`
    INSERT INTO top_mornings (type, server_id, player_id, place)
    SELECT type, server_id, player_id, place FROM (${everyTop}) AS tops
    CROSS JOIN LATERAL (
      SELECT player_id, rank() OVER (ORDER BY value DESC) AS place FROM (
        SELECT player_id, value FROM top_scores
        WHERE type = tops.type AND server_id = tops.server_id
        ORDER BY value DESC, player_id LIMIT ${sql.lit(REMEMBERED)}) AS first) AS places`.execute(trx);
  await sql`INSERT INTO top_changes (player_id) SELECT player_id FROM top_scores WHERE type = 'online' AND server_id = ''`.execute(
    trx,
  );
  await recountSteps(trx);
  await trx.updateTable('top_refreshes').set({ day }).execute();
}

/** Recounts the players above each step; one leaderboard per statement, as one statement for all would take too long. */
export async function recountSteps(trx: Trx): Promise<void> {
  await sql`DELETE FROM top_steps`.execute(trx);
  const { rows } = await sql<{ type: string; server_id: string }>`${everyTop}`.execute(trx);
  for (const { type, server_id } of rows) {
    await sql`
      INSERT INTO top_steps (type, server_id, value, above)
      SELECT ${type}, ${server_id}, value, min(place) - 1 FROM (
        SELECT value, rank() OVER by_value AS place, row_number() OVER by_value AS number
        FROM top_scores WHERE type = ${type} AND server_id = ${server_id} WINDOW by_value AS (ORDER BY value DESC)) AS placed
      WHERE number % ${sql.lit(STEP)} = 0 GROUP BY value`.execute(trx);
  }
}
