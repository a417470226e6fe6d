-- Nicknames by every four characters in a row, as many as are typed at least. Of what is typed, the rarest four decide how much is
-- read; three in a row are shared by far more players.
CREATE FUNCTION nickname_parts(nickname text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_agg(DISTINCT substr(nickname, at, 4) COLLATE "C") FROM generate_series(1, length(nickname) - 3) AS at
$$;
CREATE INDEX players_nickname_parts ON players USING gin (nickname_parts(lower(login)) COLLATE "C") WITH (fastupdate = off);

-- Players who keep something from somebody: of the hundred in a top, they are the few to ask about.
CREATE INDEX players_keeping ON players (id) WHERE privacy <> '{}';
