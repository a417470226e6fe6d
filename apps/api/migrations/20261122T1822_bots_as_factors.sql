-- Who a player is at a messenger whose bot sends them codes.
CREATE TABLE bot_factors (
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  messenger text NOT NULL CHECK (messenger IN ('telegram', 'vk')),
  -- The person's id there.
  subject text NOT NULL,
  name text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, messenger),
  CONSTRAINT bot_factors_subject_key UNIQUE (messenger, subject)
);

-- What a player sends to a bot to be known to it: found by its hash, shown again from what is sealed.
CREATE TABLE link_codes (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE CHECK (octet_length(code_hash) = 32),
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Codes that a bot sent, each for one session and one purpose, as HMAC under a key that is not here.
CREATE TABLE sent_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'change')),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  -- Earlier where it was given, or another was sent.
  expires_at timestamptz NOT NULL
);
CREATE INDEX sent_codes_of_session ON sent_codes (session_id);
CREATE INDEX sent_codes_of_player ON sent_codes (player_id, sent_at);
CREATE INDEX sent_codes_age_idx ON sent_codes (sent_at);
