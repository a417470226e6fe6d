-- Who wrote to our group at a messenger, once at least: the third step of the daily bonus.
CREATE TABLE group_writers (
  messenger text NOT NULL CHECK (messenger IN ('telegram', 'vk')),
  -- The person's id there.
  subject text NOT NULL,
  wrote_at timestamptz NOT NULL,
  PRIMARY KEY (messenger, subject)
);
CREATE INDEX group_writers_by_age ON group_writers (wrote_at);

-- Daily bonuses that were given (docs/decisions/0122-daily-bonus.md), by the clock of the database.
CREATE TABLE bonus_claims (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES players (id),
  -- Counted for each player: two claims at once would bear the same.
  number integer NOT NULL CHECK (number > 0),
  server_id text NOT NULL REFERENCES servers (id),
  -- Days in a row, this one among them.
  streak integer NOT NULL CHECK (streak BETWEEN 1 AND number),
  -- Whole coins.
  amount integer NOT NULL CHECK (amount BETWEEN 40 AND 50),
  claimed_at timestamptz NOT NULL,
  UNIQUE (player_id, number)
);
