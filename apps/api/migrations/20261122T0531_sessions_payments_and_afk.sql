-- A game session belongs to the session of the launcher that began it, and ends with it.
ALTER TABLE sessions ADD COLUMN begun_by uuid;
CREATE INDEX sessions_begun_by ON sessions (begun_by) WHERE begun_by IS NOT NULL;

-- Payments that were begun and never paid are looked for by their age.
CREATE INDEX payments_unpaid ON payments (created_at) WHERE status <> 'succeeded';

-- Nobody is away for longer than they are there.
UPDATE play_sessions SET afk_seconds = floor(extract(epoch FROM left_at - joined_at))
  WHERE afk_seconds > extract(epoch FROM left_at - joined_at);
ALTER TABLE play_sessions ADD CONSTRAINT play_sessions_afk
  CHECK (afk_seconds <= extract(epoch FROM left_at - joined_at));
