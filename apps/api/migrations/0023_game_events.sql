-- Batches already taken: the same one again changes nothing.
CREATE TABLE event_batches (
  server_id text NOT NULL REFERENCES servers (id),
  batch_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (server_id, batch_id)
);
CREATE INDEX event_batches_old ON event_batches (received_at);

-- Closed play sessions. A login that has no account (yet) is kept without a player.
CREATE TABLE play_sessions (
  server_id text NOT NULL REFERENCES servers (id),
  id uuid NOT NULL,
  login text NOT NULL,
  player_id uuid REFERENCES players (id),
  joined_at timestamptz NOT NULL,
  left_at timestamptz NOT NULL,
  afk_seconds integer NOT NULL CHECK (afk_seconds >= 0),
  PRIMARY KEY (server_id, id),
  CHECK (left_at >= joined_at)
);
CREATE INDEX play_sessions_of_player ON play_sessions (player_id, left_at DESC);

-- Running totals by player, server and epoch; a wipe begins the next epoch. What a player ever did is the sum over epochs.
CREATE TABLE player_counters (
  server_id text NOT NULL REFERENCES servers (id),
  -- In lower case: logins are unique without case.
  login_key text NOT NULL,
  epoch integer NOT NULL CHECK (epoch >= 1),
  login text NOT NULL,
  player_id uuid REFERENCES players (id),
  started_at timestamptz NOT NULL,
  -- When the game server counted, by its own clock: an older count never replaces a newer one.
  reported_at timestamptz NOT NULL,
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
  PRIMARY KEY (server_id, login_key, epoch)
);
CREATE INDEX player_counters_of_player ON player_counters (player_id);
