-- The game clients that the launcher installs, each for one server.
CREATE TABLE clients (
  id uuid PRIMARY KEY,
  server_id text NOT NULL REFERENCES servers (id)
);

-- A session of source game belongs to the one server it was begun for; a player has one at a time there.
ALTER TABLE sessions
  ADD COLUMN server_id text REFERENCES servers (id),
  ADD CONSTRAINT sessions_game_server CHECK ((source = 'game') = (server_id IS NOT NULL));
CREATE UNIQUE INDEX sessions_one_game ON sessions (player_id, server_id) WHERE source = 'game' AND ended_at IS NULL;

-- Downloads of the launcher, counted by day (UTC) and system: nothing is kept of who they were.
CREATE TABLE launcher_downloads (
  day date NOT NULL,
  system text NOT NULL CHECK (system IN ('windows', 'macos', 'linux')),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, system)
);
