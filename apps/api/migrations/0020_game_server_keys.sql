-- Keys that game servers sign their calls with. An HMAC key must be had in clear to be used, so the secrets are sealed
-- (AES-256-GCM, bound to key_id) with a key that is not in the database: a dump of it signs nothing.
CREATE TABLE game_server_keys (
  key_id text PRIMARY KEY CHECK (key_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  server_id text NOT NULL REFERENCES servers (id),
  secret_sealed bytea NOT NULL,
  -- The secret before the last rotation, still good until previous_until.
  previous_secret_sealed bytea,
  previous_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CHECK ((previous_secret_sealed IS NULL) = (previous_until IS NULL))
);
CREATE INDEX game_server_keys_of_server ON game_server_keys (server_id);

-- A nonce is good once; a row may go when its timestamp is too old to be accepted anyway.
CREATE TABLE bridge_nonces (
  key_id text NOT NULL REFERENCES game_server_keys (key_id),
  nonce text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (key_id, nonce)
);
CREATE INDEX bridge_nonces_expired ON bridge_nonces (expires_at);
