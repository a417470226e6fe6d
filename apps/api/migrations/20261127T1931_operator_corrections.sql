-- What operators did, to whom and why (docs/product/accounts.md#operators). Rows are never changed or deleted.
CREATE TABLE operator_acts (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The system user who ran the command.
  operator text NOT NULL CHECK (length(operator) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('balance', 'groups')),
  player_id uuid NOT NULL REFERENCES players (id),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  -- The value before and after: kopecks, or a list of groups.
  before jsonb NOT NULL,
  after jsonb NOT NULL
);

CREATE INDEX operator_acts_newest ON operator_acts (at DESC, id DESC);
CREATE INDEX operator_acts_of_player ON operator_acts (player_id, at DESC, id DESC);

CREATE FUNCTION operator_acts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'acts of operators are append-only: %', TG_OP;
END $$;

CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_acts
  FOR EACH STATEMENT EXECUTE FUNCTION operator_acts_refuse_change();

-- A correction moves money between a player and `corrections`; its reference is the act.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('balance', 'coins', 'reseller', 'sales', 'rewards', 'game_sink', 'opening', 'corrections'));
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund', 'coin_transfer',
    'role_transfer', 'bonus', 'referral', 'correction'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund',
    'coin_transfer', 'role_transfer', 'bonus', 'referral', 'correction'));
INSERT INTO ledger_accounts (kind) VALUES ('corrections');
