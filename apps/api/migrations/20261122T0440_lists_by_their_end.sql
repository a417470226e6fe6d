-- A session is over from this moment on: ended by hand, a year old, or 60 days unused. Lists begin with what lasts longest,
-- and what is over follows by its end: one walk over an index, whatever the time is.
ALTER TABLE sessions ADD COLUMN ends_at timestamptz NOT NULL GENERATED ALWAYS AS (
  least(ended_at, expires_at, (last_seen_at AT TIME ZONE 'UTC' + interval '60 days') AT TIME ZONE 'UTC')
) STORED;
DROP INDEX sessions_player_idx;
CREATE INDEX sessions_of_player ON sessions (player_id, ends_at DESC, id DESC);
DROP INDEX sessions_seen_idx;
CREATE INDEX sessions_end_idx ON sessions (ends_at);

-- A grant holds until this moment. One that was paid back was never given; one for ever has an end that nobody sees.
ALTER TABLE grants ADD COLUMN held_until timestamptz NOT NULL GENERATED ALWAYS AS (
  CASE state
    WHEN 'active' THEN coalesce(expires_at, '9999-12-31 00:00:00+00'::timestamptz)
    WHEN 'replaced' THEN least(expires_at, replaced_at)
    ELSE started_at
  END
) STORED;
CREATE INDEX grants_held_of_player ON grants (player_id, held_until DESC, started_at DESC, id DESC);
