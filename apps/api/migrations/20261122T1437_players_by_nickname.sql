-- Nicknames in the order of their bytes: who begin with what was typed stand together, whatever the locale of the database.
CREATE INDEX players_login_order ON players (lower(login) COLLATE "C");

-- Nicknames much like what was typed; only some of them where there are very many. Half of the trigrams in common is one slip
-- in a nickname of usual length; with the third that is usual otherwise, tens of thousands would be read.
CREATE FUNCTION players_like(typed text) RETURNS TABLE (player_id uuid, likeness real) LANGUAGE plpgsql STABLE
SET pg_trgm.similarity_threshold = 0.5 AS $$
BEGIN
  RETURN QUERY SELECT id, similarity(lower(login), typed) FROM players WHERE lower(login) % typed LIMIT 200;
END $$;
