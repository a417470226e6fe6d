-- A sign-in that waits for its second factor: which one, and how often a wrong code was given. Such a session ends a few
-- minutes after it began, by expires_at.
ALTER TABLE sessions
  ADD COLUMN pending_factor smallint CHECK (pending_factor BETWEEN 1 AND 4),
  ADD COLUMN pending_tries smallint NOT NULL DEFAULT 0;

-- The secret is sealed: whoever reads this table makes no codes of it.
CREATE TABLE authenticator_apps (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  secret bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- NULL until a first code was given.
  confirmed_at timestamptz,
  -- The step of time whose code was given last: no code is good twice.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (player_id, code_hash)
);

-- Wrong codes of six digits by player, over all sessions: a guess needs no more than a password.
CREATE TABLE wrong_codes (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  failures integer NOT NULL,
  since timestamptz NOT NULL
);
CREATE INDEX wrong_codes_age_idx ON wrong_codes (since);
