/** Inserts the scores that the API computes for all players, in one statement; a test compares both. */
export const insertTopScores = `
  INSERT INTO top_scores (type, server_id, player_id, value)
  SELECT type, server_id, player_id, value FROM (
    SELECT 'playtime' AS type, coalesce(server_id, '') AS server_id, player_id, sum(seconds)::bigint AS value
      FROM playtime_totals GROUP BY GROUPING SETS ((player_id, server_id), (player_id))
    UNION ALL
    SELECT 'online', coalesce(server_id, ''), player_id, sum(seconds)::bigint FROM playtime_days
      WHERE day > (now() AT TIME ZONE 'UTC')::date - 30 GROUP BY GROUPING SETS ((player_id, server_id), (player_id))
    UNION ALL
    SELECT 'coins', coalesce(server_id, ''), player_id, sum(balance)::bigint FROM ledger_accounts
      WHERE kind = 'coins' GROUP BY GROUPING SETS ((player_id, server_id), (player_id))
    UNION ALL SELECT 'likes', '', id, likes FROM players
    UNION ALL SELECT 'likes', server_id, player_id, likes FROM playtime_totals JOIN players ON players.id = player_id) AS counted
  WHERE value > 0 AND NOT EXISTS (
    SELECT FROM bans WHERE bans.player_id = counted.player_id AND lifted_at IS NULL
      AND (unban_at IS NULL OR unban_at > now()) AND (bans.server_id IS NULL OR counted.server_id IN ('', bans.server_id)))`;

/** Marks one player as changed, so that the API refreshes leaderboards for the first time. */
export const insertTopChange = 'INSERT INTO top_changes (player_id) SELECT id FROM players LIMIT 1';
