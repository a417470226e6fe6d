-- The last heartbeat of each game server: what monitoring shows, never asked from a game server during a request.
CREATE TABLE heartbeats (
  server_id text PRIMARY KEY REFERENCES servers (id),
  boot_id uuid NOT NULL,
  seq bigint NOT NULL,
  -- By the game server's clock, as signed: tells a late message of an earlier boot from a new boot.
  sent_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  tps double precision NOT NULL CHECK (tps BETWEEN 0 AND 20),
  online_count integer NOT NULL CHECK (online_count >= 0),
  max_players integer NOT NULL CHECK (max_players >= 0),
  game_version text NOT NULL,
  worlds jsonb NOT NULL,
  -- [{ login, joinedAt, afk }]
  online jsonb NOT NULL
);
