-- Additive: a player's own data as an archive (docs/product/accounts.md#export). One row a player; it goes with its archive.
CREATE TABLE data_exports (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  -- The last try; a new one begins some minutes later.
  begun_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  failed_at timestamptz,
  -- The archive; NULL until it is made.
  name text UNIQUE REFERENCES stored_files,
  made_at timestamptz,
  CHECK ((name IS NULL) = (made_at IS NULL))
);
CREATE INDEX data_exports_to_make ON data_exports (asked_at) WHERE name IS NULL AND failed_at IS NULL;
CREATE INDEX data_exports_by_age ON data_exports (made_at);

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale', 'payment', 'deletion', 'code', 'price', 'best_choice', 'game_key', 'export'));
