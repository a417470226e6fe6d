-- Double-entry ledger (docs/decisions/0011-ledger.md). An account belongs to a player or to the system; `unit` is RUB
-- (kopecks) or the coins of one server, `coins/<server>`.
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid REFERENCES players (id),
  owner_id uuid NOT NULL
    GENERATED ALWAYS AS (coalesce(player_id, '00000000-0000-0000-0000-000000000000'::uuid)) STORED,
  kind text NOT NULL CHECK (kind IN ('balance', 'coins', 'reseller', 'sales', 'rewards', 'game_sink', 'opening')),
  server_id text REFERENCES servers (id),
  unit text NOT NULL GENERATED ALWAYS AS (coalesce('coins/' || server_id, 'RUB')) STORED,
  -- System accounts are append-only and keep no total: one row that every purchase updates would be a queue of one.
  balance bigint CHECK (balance >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((player_id IS NULL) = (balance IS NULL)),
  CHECK ((player_id IS NOT NULL) = (kind IN ('balance', 'coins'))),
  CHECK (kind NOT IN ('balance', 'coins') OR (kind = 'coins') = (server_id IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (owner_id, kind, server_id),
  UNIQUE (id, owner_id)
);

CREATE TABLE ledger_transfers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening')),
  -- The order, payment or player that the movement is for.
  reference uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The last line of defence: nothing is ever moved twice for one order or one payment.
  UNIQUE (kind, reference)
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id uuid NOT NULL REFERENCES ledger_transfers (id),
  account_id bigint NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening')),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint CHECK (balance_after >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (account_id, owner_id) REFERENCES ledger_accounts (id, owner_id)
);

CREATE INDEX ledger_entries_history ON ledger_entries (account_id, id DESC);
CREATE INDEX ledger_entries_transfer ON ledger_entries (transfer_id);

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on %', TG_OP, TG_TABLE_NAME;
END $$;

CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- All entries of a transfer come in one statement, so a statement that does not balance is refused at once.
CREATE FUNCTION ledger_refuse_imbalance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM added JOIN ledger_accounts ON ledger_accounts.id = added.account_id
    GROUP BY added.transfer_id, ledger_accounts.unit HAVING sum(added.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the entries of a transfer must sum to zero in each unit';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_imbalance();

INSERT INTO ledger_accounts (kind) VALUES ('reseller'), ('sales'), ('rewards'), ('opening');
