-- Sign-ins of the launcher that a player has confirmed in the browser, for a minute.
CREATE TABLE launcher_codes (
  -- SHA-256 of the code.
  code bytea PRIMARY KEY,
  -- The session of the browser.
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- SHA-256 of the verifier that the launcher holds: the PKCE challenge.
  challenge bytea NOT NULL CHECK (octet_length(challenge) = 32),
  port integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX launcher_codes_expires_at ON launcher_codes (expires_at);
CREATE INDEX launcher_codes_session_id ON launcher_codes (session_id);
