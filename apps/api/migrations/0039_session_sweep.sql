-- No session is seen after its end: those that ended long ago are found among those seen last long ago.
CREATE INDEX sessions_seen_idx ON sessions (last_seen_at);
