-- Who played first in some days is found by their rows alone: newcomers are counted anew of the last 31 days, not of all.
CREATE INDEX playtime_totals_first_seen ON playtime_totals (first_seen_at);

-- What was played before them.
INSERT INTO newcomer_days AS known (server_id, day, players)
SELECT server_id, (first_seen_at AT TIME ZONE 'UTC')::date, count(*) FROM playtime_totals GROUP BY 1, 2
UNION ALL SELECT '', (first_seen_at AT TIME ZONE 'UTC')::date, count(*)
FROM (SELECT min(first_seen_at) AS first_seen_at FROM playtime_totals GROUP BY player_id) AS first GROUP BY 2
ON CONFLICT (server_id, day) DO UPDATE SET players = excluded.players;
