-- Accounts of other services that belong to a player (product.md section 3, linked services). An identity is service and
-- subject, never an e-mail.
CREATE TABLE linked_services (
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  service text NOT NULL CHECK (service IN ('telegram', 'vk', 'discord', 'youtube', 'google', 'steam', 'yandex')),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  -- As it is called there; NULL where we are not told.
  name text CHECK (length(name) BETWEEN 1 AND 100),
  -- Whether one signs in with it: a bot proves who writes to it, which opens no account.
  signs_in boolean NOT NULL DEFAULT false CHECK (NOT signs_in OR service IN ('vk', 'google', 'steam', 'yandex')),
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, service),
  CONSTRAINT linked_services_subject_key UNIQUE (service, subject)
);

-- Whether one signs in by password, where there is one.
ALTER TABLE players ADD COLUMN password_sign_in boolean NOT NULL DEFAULT true;

-- Who is at a service now, and will come back from it with this state: once, soon, in the same browser.
CREATE TABLE oauth_flows (
  -- SHA-256 of the state that the service is given.
  state bytea PRIMARY KEY,
  -- SHA-256 of the key that the browser holds: the PKCE challenge.
  browser bytea NOT NULL,
  service text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('enter', 'link', 'prove')),
  player_id uuid REFERENCES players ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'enter') = (player_id IS NULL))
);
CREATE INDEX oauth_flows_expires_at ON oauth_flows (expires_at);

-- Somebody whom a service knows and we don't, yet.
CREATE TABLE oauth_tickets (
  browser bytea PRIMARY KEY,
  service text NOT NULL,
  subject text NOT NULL,
  name text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oauth_tickets_expires_at ON oauth_tickets (expires_at);

-- Assertions of Steam that were used, by the SHA-256 of their nonce.
CREATE TABLE steam_nonces (
  nonce bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX steam_nonces_expires_at ON steam_nonces (expires_at);
