-- What players keep from others, by part of the profile: absent is for everyone. `apps/api/src/privacy` goes by it.
ALTER TABLE players
  ADD COLUMN privacy jsonb NOT NULL DEFAULT '{}',
  -- Counts of profile_likes and friendships, kept by the triggers below: a head line reads no list.
  ADD COLUMN likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  ADD COLUMN friends integer NOT NULL DEFAULT 0 CHECK (friends >= 0),
  ADD CONSTRAINT players_privacy CHECK (
    jsonb_typeof(privacy) = 'object'
    AND NOT jsonb_path_exists(privacy, 'strict $.* ? (!(@.type() == "string" && (@ == "friends" || @ == "nobody")))'));

-- Both ways: a friendship is two rows, so that either finds the other by the key.
CREATE TABLE friendships (
  player_id uuid NOT NULL REFERENCES players,
  friend_id uuid NOT NULL REFERENCES players,
  since timestamptz NOT NULL,
  PRIMARY KEY (player_id, friend_id),
  CHECK (player_id <> friend_id)
);

CREATE TABLE friend_requests (
  from_id uuid NOT NULL REFERENCES players,
  to_id uuid NOT NULL REFERENCES players,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (from_id, to_id),
  CHECK (from_id <> to_id)
);

CREATE TABLE player_blocks (
  player_id uuid NOT NULL REFERENCES players,
  blocked_id uuid NOT NULL REFERENCES players,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, blocked_id),
  CHECK (player_id <> blocked_id)
);

CREATE TABLE profile_likes (
  -- Who is liked.
  player_id uuid NOT NULL REFERENCES players,
  liked_by uuid NOT NULL REFERENCES players,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, liked_by),
  CHECK (player_id <> liked_by)
);

-- A count follows its rows, whoever writes them. Players are locked in the order of their ids, so that two who befriend each
-- other at once never wait for one another.
CREATE FUNCTION players_count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM players WHERE id IN (SELECT player_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'friendships' THEN
    UPDATE players SET friends = friends + TG_ARGV[0]::integer * by_player.rows
      FROM (SELECT player_id, count(*)::integer AS rows FROM changed GROUP BY player_id) AS by_player
      WHERE players.id = by_player.player_id;
  ELSE
    UPDATE players SET likes = likes + TG_ARGV[0]::integer * by_player.rows
      FROM (SELECT player_id, count(*)::integer AS rows FROM changed GROUP BY player_id) AS by_player
      WHERE players.id = by_player.player_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER friendships_made AFTER INSERT ON friendships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION players_count_rows('1');
CREATE TRIGGER friendships_ended AFTER DELETE ON friendships REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION players_count_rows('-1');
CREATE TRIGGER profile_likes_given AFTER INSERT ON profile_likes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION players_count_rows('1');
CREATE TRIGGER profile_likes_taken AFTER DELETE ON profile_likes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION players_count_rows('-1');

-- For the search by parts of a nickname.
CREATE INDEX players_login_parts ON players USING gin (lower(login) gin_trgm_ops);
