-- Playtime by player and server, added up while sessions arrive: a page reads a row a point, whatever was played. Time at the
-- keyboard and time away from it are apart: both together are how long somebody was there. All buckets are of UTC.
-- No foreign keys: every row comes of a session, which has them, and a check a row would cost more than the row.
CREATE TABLE playtime_hours (
  player_id uuid NOT NULL,
  hour timestamptz NOT NULL,
  server_id text NOT NULL,
  seconds integer NOT NULL CHECK (seconds >= 0),
  afk_seconds integer NOT NULL CHECK (afk_seconds >= 0),
  PRIMARY KEY (player_id, hour, server_id)
);
CREATE INDEX playtime_hours_old ON playtime_hours (hour);

CREATE TABLE playtime_days (
  player_id uuid NOT NULL,
  day date NOT NULL,
  server_id text NOT NULL,
  seconds integer NOT NULL CHECK (seconds >= 0),
  afk_seconds integer NOT NULL CHECK (afk_seconds >= 0),
  PRIMARY KEY (player_id, day, server_id)
);

-- A chart of ten years is 120 points, not the 3,650 days that they are made of.
CREATE TABLE playtime_months (
  player_id uuid NOT NULL,
  -- Its first day.
  month date NOT NULL,
  server_id text NOT NULL,
  seconds integer NOT NULL CHECK (seconds >= 0),
  afk_seconds integer NOT NULL CHECK (afk_seconds >= 0),
  PRIMARY KEY (player_id, month, server_id)
);

CREATE TABLE playtime_totals (
  player_id uuid NOT NULL,
  server_id text NOT NULL,
  seconds bigint NOT NULL CHECK (seconds >= 0),
  afk_seconds bigint NOT NULL CHECK (afk_seconds >= 0),
  sessions integer NOT NULL CHECK (sessions > 0),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, server_id)
);

-- What of a session lies between two moments, whole seconds. Nobody knows when in a session somebody was away: it is spread
-- evenly, and counted from its beginning, so that the parts of a session always add up to the whole.
CREATE FUNCTION playtime_within(
  joined_at timestamptz, left_at timestamptz, away integer, since timestamptz, until timestamptz)
RETURNS TABLE (seconds integer, afk_seconds integer) LANGUAGE sql STABLE AS $$
  SELECT (ending - beginning - (away * ending / whole - away * beginning / whole))::integer,
    (away * ending / whole - away * beginning / whole)::integer
  FROM (SELECT
    floor(extract(epoch FROM least(greatest(until, joined_at), left_at) - joined_at))::bigint AS ending,
    floor(extract(epoch FROM least(greatest(since, joined_at), left_at) - joined_at))::bigint AS beginning,
    greatest(floor(extract(epoch FROM left_at - joined_at)), 1)::bigint AS whole) AS counted
$$;

-- Hours are kept for a year. Rows are met in the order of their keys: batches over the same players never wait for each other.
CREATE FUNCTION roll_up_playtime(added play_sessions[]) RETURNS void LANGUAGE plpgsql STRICT AS $$
BEGIN
  INSERT INTO playtime_hours AS kept (player_id, hour, server_id, seconds, afk_seconds)
  SELECT played.player_id, piece.hour, played.server_id, sum(within.seconds), sum(within.afk_seconds)
  FROM unnest(added) AS played,
    generate_series(greatest(date_trunc('hour', played.joined_at, 'UTC'), date_trunc('hour', now(), 'UTC') - interval '365 days'),
      played.left_at, interval '1 hour') AS piece (hour),
    playtime_within(played.joined_at, played.left_at, played.afk_seconds, piece.hour, piece.hour + interval '1 hour') AS within
  WHERE played.player_id IS NOT NULL AND within.seconds + within.afk_seconds > 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (player_id, hour, server_id) DO UPDATE SET
    seconds = kept.seconds + excluded.seconds, afk_seconds = kept.afk_seconds + excluded.afk_seconds;

  INSERT INTO playtime_days AS kept (player_id, day, server_id, seconds, afk_seconds)
  SELECT played.player_id, piece.day::date, played.server_id, sum(within.seconds), sum(within.afk_seconds)
  FROM unnest(added) AS played,
    generate_series(date_trunc('day', played.joined_at AT TIME ZONE 'UTC'), played.left_at AT TIME ZONE 'UTC',
      interval '1 day') AS piece (day),
    playtime_within(played.joined_at, played.left_at, played.afk_seconds, piece.day AT TIME ZONE 'UTC',
      (piece.day + interval '1 day') AT TIME ZONE 'UTC') AS within
  WHERE played.player_id IS NOT NULL AND within.seconds + within.afk_seconds > 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (player_id, day, server_id) DO UPDATE SET
    seconds = kept.seconds + excluded.seconds, afk_seconds = kept.afk_seconds + excluded.afk_seconds;

  INSERT INTO playtime_months AS kept (player_id, month, server_id, seconds, afk_seconds)
  SELECT played.player_id, piece.month::date, played.server_id, sum(within.seconds), sum(within.afk_seconds)
  FROM unnest(added) AS played,
    generate_series(date_trunc('month', played.joined_at AT TIME ZONE 'UTC'), played.left_at AT TIME ZONE 'UTC',
      interval '1 month') AS piece (month),
    playtime_within(played.joined_at, played.left_at, played.afk_seconds, piece.month AT TIME ZONE 'UTC',
      (piece.month + interval '1 month') AT TIME ZONE 'UTC') AS within
  WHERE played.player_id IS NOT NULL AND within.seconds + within.afk_seconds > 0
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (player_id, month, server_id) DO UPDATE SET
    seconds = kept.seconds + excluded.seconds, afk_seconds = kept.afk_seconds + excluded.afk_seconds;

  INSERT INTO playtime_totals AS kept (
    player_id, server_id, seconds, afk_seconds, sessions, first_seen_at, last_seen_at)
  SELECT played.player_id, played.server_id, sum(within.seconds), sum(within.afk_seconds), count(*),
    min(played.joined_at), max(played.left_at)
  FROM unnest(added) AS played,
    playtime_within(played.joined_at, played.left_at, played.afk_seconds, played.joined_at, played.left_at) AS within
  WHERE played.player_id IS NOT NULL
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (player_id, server_id) DO UPDATE SET
    seconds = kept.seconds + excluded.seconds, afk_seconds = kept.afk_seconds + excluded.afk_seconds,
    sessions = kept.sessions + excluded.sessions,
    first_seen_at = least(kept.first_seen_at, excluded.first_seen_at),
    last_seen_at = greatest(kept.last_seen_at, excluded.last_seen_at);
END $$;

-- Whoever writes sessions, nodes of the version before as well, has them added up in the same transaction.
CREATE FUNCTION play_sessions_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM roll_up_playtime(array_agg(ROW (added.*)::play_sessions)) FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER play_sessions_roll_up AFTER INSERT ON play_sessions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION play_sessions_added();

-- What was played so far, some players at a time: one array holds no more than a gigabyte.
DO $$
DECLARE
  of_some play_sessions[];
BEGIN
  FOR of_some IN
    SELECT array_agg(ROW (played.*)::play_sessions) FROM play_sessions AS played
    WHERE played.player_id IS NOT NULL GROUP BY substr(played.player_id::text, 1, 2)
  LOOP
    PERFORM roll_up_playtime(of_some);
  END LOOP;
END $$;
