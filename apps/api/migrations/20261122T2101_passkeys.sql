-- WebAuthn credentials of players: what signs in without a password, and confirms a sign-in that waits.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  credential_id bytea NOT NULL CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  -- COSE key.
  public_key bytea NOT NULL,
  -- How often it was used, as it counts itself: never less than before. Many count nothing, and stay at 0.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- As its owner calls it.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CONSTRAINT passkeys_credential_key UNIQUE (credential_id)
);
CREATE INDEX passkeys_of_player ON passkeys (player_id, created_at);

-- Questions that were put to a browser and not answered yet: one answer to each.
CREATE TABLE passkey_challenges (
  -- SHA-256 of the challenge.
  challenge bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('enter', 'check', 'add')),
  -- Of somebody who is about to sign in: SHA-256 of the key that the browser holds.
  browser bytea,
  session_id uuid REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'enter') = (browser IS NOT NULL)),
  CHECK ((browser IS NULL) = (session_id IS NOT NULL))
);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_session ON passkey_challenges (session_id);
