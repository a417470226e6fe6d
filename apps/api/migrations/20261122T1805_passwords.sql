-- Who asked for a letter to reset a password. A job looks the account up, so that the answer can tell nothing of it, and
-- forgets the e-mail; the rest is kept a day, to be counted.
CREATE TABLE reset_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text CHECK (length(email) <= 320),
  locale text NOT NULL CHECK (locale IN ('ru', 'en')),
  address_prefix text NOT NULL,
  requested_at timestamptz NOT NULL
);
CREATE INDEX reset_requests_open ON reset_requests (id) WHERE email IS NOT NULL;
CREATE INDEX reset_requests_from ON reset_requests (address_prefix, requested_at);
CREATE INDEX reset_requests_age ON reset_requests (requested_at);

-- What the last letter of a player opens, until it is used. It went to this e-mail: an account that has another by now is
-- not opened by it.
CREATE TABLE password_resets (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_age ON password_resets (expires_at);

-- The code that a session was sent to prove who it belongs to.
CREATE TABLE proof_codes (
  session_id uuid PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX proof_codes_age ON proof_codes (expires_at);

-- Tokens of the site before this one, each exchanged once and then cleared.
CREATE TABLE legacy_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE
);
CREATE INDEX legacy_tokens_player ON legacy_tokens (player_id);
