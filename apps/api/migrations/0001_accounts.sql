-- Players, their sessions, and what guards sign-in. Times come from the application's clock, in milliseconds.

CREATE TABLE players (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  login text NOT NULL CHECK (login ~ '^[A-Za-z0-9_]{3,16}$'),
  email text CHECK (length(email) <= 320),
  password_hash text,
  groups text[] NOT NULL DEFAULT '{player}' CHECK (groups <@ ARRAY['player', 'editor', 'moderator', 'admin']),
  region text CHECK (region IN ('russia', 'global')),
  preferred_server text,
  theme text NOT NULL DEFAULT 'octarine'
    CHECK (theme IN ('octarine', 'sea-wave', 'amber-orange', 'starry-night', 'sakura', 'matcha')),
  consented_at timestamptz,
  registered_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now())
);
CREATE UNIQUE INDEX players_login_key ON players (lower(login));
CREATE UNIQUE INDEX players_email_key ON players (lower(email));

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  -- SHA-256 of the token: whoever reads this table cannot sign in with it.
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  source text NOT NULL CHECK (source IN ('site', 'launcher', 'game')),
  user_agent text CHECK (length(user_agent) <= 500),
  browser jsonb,
  system jsonb,
  address_prefix text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_player_idx ON sessions (player_id, last_seen_at DESC, id DESC);

CREATE TABLE bans (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  banned_by text NOT NULL,
  ban_reason text NOT NULL CHECK (length(ban_reason) <= 500),
  banned_at timestamptz NOT NULL,
  -- NULL is for ever.
  unban_at timestamptz,
  lifted_at timestamptz,
  -- Minor units; NULL is not for sale.
  unban_price bigint CHECK (unban_price > 0)
);
CREATE INDEX bans_player_idx ON bans (player_id) WHERE lifted_at IS NULL;

-- Failed sign-ins by login and address prefix, by address prefix, and by login. Subjects are hashed: no e-mail is kept here.
CREATE TABLE sign_in_failures (
  scope text NOT NULL CHECK (scope IN ('pair', 'address', 'login')),
  subject bytea NOT NULL,
  failures integer NOT NULL CHECK (failures >= 0),
  last_failed_at timestamptz NOT NULL,
  PRIMARY KEY (scope, subject)
);
CREATE INDEX sign_in_failures_age_idx ON sign_in_failures (last_failed_at);

-- Captcha challenges already used: each is good once.
CREATE TABLE captcha_used (
  challenge bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_age_idx ON captcha_used (expires_at);

-- Answers by Idempotency-Key, kept for 24 h. The row commits together with the effect.
CREATE TABLE idempotency_keys (
  owner text NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  status smallint,
  reply text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_keys_age_idx ON idempotency_keys (created_at);
