-- What tops go by, a row for each player, top and server ('' is all of them together), kept by the job `refresh-tops` alone:
-- whoever plays, earns or likes waits for none of it. Nobody with nothing, and nobody banned there.
CREATE TABLE top_scores (
  type text NOT NULL CHECK (type IN ('playtime', 'online', 'coins', 'likes')),
  server_id text NOT NULL,
  player_id uuid NOT NULL REFERENCES players,
  value bigint NOT NULL CHECK (value > 0),
  PRIMARY KEY (type, server_id, player_id)
);
CREATE INDEX top_scores_order ON top_scores (type, server_id, value DESC, player_id);

-- How many have more than a value, for every so many of them: the place of anybody is a step and a short count.
CREATE TABLE top_steps (
  type text NOT NULL,
  server_id text NOT NULL,
  value bigint NOT NULL,
  above bigint NOT NULL CHECK (above >= 0),
  PRIMARY KEY (type, server_id, value)
);

-- The first thousand of each as the day began, UTC.
CREATE TABLE top_mornings (
  type text NOT NULL,
  server_id text NOT NULL,
  player_id uuid NOT NULL REFERENCES players,
  place integer NOT NULL,
  PRIMARY KEY (type, server_id, player_id)
);

CREATE TABLE top_refreshes (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  refreshed_at timestamptz NOT NULL,
  -- The day, UTC, whose morning is remembered.
  day date NOT NULL
);

-- Who has to be reckoned again. Only ever added to by others, so that nobody waits for anybody here.
CREATE TABLE top_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL
);

CREATE FUNCTION top_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO top_changes (player_id) SELECT DISTINCT player_id FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER top_changed_by_first_playing AFTER INSERT ON playtime_totals
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION top_changed();
CREATE TRIGGER top_changed_by_playing AFTER UPDATE ON playtime_totals
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION top_changed();

CREATE FUNCTION top_player_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO top_changes (player_id) VALUES (NEW.player_id);
  RETURN NULL;
END $$;
CREATE TRIGGER top_changed_by_first_coins AFTER INSERT ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind = 'coins') EXECUTE FUNCTION top_player_changed();
CREATE TRIGGER top_changed_by_coins AFTER UPDATE OF balance ON ledger_accounts
  FOR EACH ROW WHEN (NEW.kind = 'coins') EXECUTE FUNCTION top_player_changed();
CREATE TRIGGER top_changed_by_ban AFTER INSERT OR UPDATE ON bans
  FOR EACH ROW EXECUTE FUNCTION top_player_changed();

CREATE FUNCTION top_liked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO top_changes (player_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER top_changed_by_likes AFTER UPDATE OF likes ON players
  FOR EACH ROW WHEN (OLD.likes <> NEW.likes) EXECUTE FUNCTION top_liked();

-- What was played, earned and liked so far.
INSERT INTO top_changes (player_id)
  SELECT player_id FROM playtime_totals
  UNION SELECT player_id FROM ledger_accounts WHERE kind = 'coins'
  UNION SELECT id FROM players WHERE likes > 0;
