-- What counters said as a day, UTC, began, for each day that somebody was counted on: those from whom it is kept when a player
-- was last seen are told no more of them than that. The day before is kept too, as a day is over an hour after its end.
CREATE TABLE counter_mornings (
  server_id text NOT NULL,
  login_key text NOT NULL,
  epoch integer NOT NULL,
  day date NOT NULL,
  blocks_broken bigint NOT NULL,
  blocks_placed bigint NOT NULL,
  players_killed bigint NOT NULL,
  mobs_killed bigint NOT NULL,
  deaths bigint NOT NULL,
  experience bigint NOT NULL,
  chat_messages bigint NOT NULL,
  case_openings bigint NOT NULL,
  coin_income bigint NOT NULL,
  coin_expenses bigint NOT NULL,
  PRIMARY KEY (server_id, login_key, epoch, day)
);

CREATE FUNCTION keep_counter_morning(counted player_counters, today date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM counter_mornings
  WHERE server_id = counted.server_id AND login_key = counted.login_key AND epoch = counted.epoch AND day < today - 1;
  INSERT INTO counter_mornings VALUES (counted.server_id, counted.login_key, counted.epoch, today, counted.blocks_broken,
    counted.blocks_placed, counted.players_killed, counted.mobs_killed, counted.deaths, counted.experience,
    counted.chat_messages, counted.case_openings, counted.coin_income, counted.coin_expenses)
  ON CONFLICT DO NOTHING
$$;

-- Whoever writes counters, nodes of the version before as well.
CREATE FUNCTION counters_of_new_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_counter_morning(OLD, (NEW.reported_at AT TIME ZONE 'UTC')::date);
  RETURN NULL;
END $$;
CREATE TRIGGER player_counters_morning AFTER UPDATE ON player_counters FOR EACH ROW
  WHEN ((NEW.reported_at AT TIME ZONE 'UTC')::date > (OLD.reported_at AT TIME ZONE 'UTC')::date)
  EXECUTE FUNCTION counters_of_new_day();

-- Nobody knows any more how today began: it begins now.
DO $$
BEGIN
  PERFORM keep_counter_morning(counted, (now() AT TIME ZONE 'UTC')::date) FROM player_counters AS counted
  WHERE reported_at >= date_trunc('day', now(), 'UTC');
END $$;

-- Whose scores count days that are over: tops are one for all.
CREATE FUNCTION hides_presence(privacy jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT privacy ?| array['online', 'lastSeen']
$$;
CREATE INDEX players_hiding_presence ON players (id) WHERE hides_presence(privacy);
CREATE TRIGGER top_changed_by_privacy AFTER UPDATE OF privacy ON players
  FOR EACH ROW WHEN (hides_presence(OLD.privacy) <> hides_presence(NEW.privacy)) EXECUTE FUNCTION top_liked();
INSERT INTO top_changes (player_id) SELECT id FROM players WHERE hides_presence(privacy);
