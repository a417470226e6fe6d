-- Additive: sessions of the operators' app, one-time links to become an administrator, and who did what there.
ALTER TABLE sessions DROP CONSTRAINT sessions_source_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_source_check CHECK (source IN ('site', 'launcher', 'game', 'admin'));

CREATE TABLE operator_invites (
  -- SHA-256 of the secret in the link.
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  -- The system user who made it.
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 100),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors'));
-- Of an act in the app: the operator's account and the address prefix it came from. Both are null for a command.
ALTER TABLE operator_acts ADD COLUMN operator_id uuid REFERENCES players (id);
ALTER TABLE operator_acts ADD COLUMN address text CHECK (length(address) <= 64);
-- The act that this one undid; each is undone once.
ALTER TABLE operator_acts ADD COLUMN undoes uuid UNIQUE REFERENCES operator_acts (id);
CREATE INDEX operator_acts_of_operator ON operator_acts (operator, at DESC, id DESC);
CREATE INDEX operator_acts_of_kind ON operator_acts (kind, at DESC, id DESC);

-- Lists of players for operators.
CREATE INDEX players_newest ON players (registered_at DESC, id DESC);
CREATE INDEX players_staff ON players (registered_at DESC, id DESC) WHERE groups <> '{player}';
CREATE INDEX bans_of_player ON bans (player_id, banned_at DESC, id DESC);
CREATE INDEX players_email_order ON players (lower(email) COLLATE "C");
