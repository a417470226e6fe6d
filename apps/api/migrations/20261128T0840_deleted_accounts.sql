-- Additive: when an account is to be deleted, and when it was (docs/product/accounts.md#deletion).
ALTER TABLE players ADD COLUMN delete_at timestamptz;
ALTER TABLE players ADD COLUMN deleted_at timestamptz;
CREATE INDEX players_to_delete ON players (delete_at) WHERE delete_at IS NOT NULL;

-- SHA-256 of nicknames of deleted accounts: game servers know players by name, and give its holder what the name owned.
CREATE TABLE retired_nicknames (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32)
);

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale', 'payment', 'deletion'));
