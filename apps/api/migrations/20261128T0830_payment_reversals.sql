-- Additive: money of a top-up that went back to who paid it, and what a player owes for it (docs/product/money.md#refunds-of-top-ups).
CREATE TABLE payment_reversals (
  -- Of a refund that an operator asked for, also the provider's id of it.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('refund', 'dispute')),
  -- The provider's id of the refund or dispute.
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 1000),
  -- A refund is asked for, then done; a dispute is open, then lost or won. Later states replace earlier ones.
  state text NOT NULL CHECK (state IN ('asked', 'done', 'open', 'lost', 'won')),
  -- Kopecks of the payment, without the bonus.
  amount bigint NOT NULL CHECK (amount > 0),
  -- What was taken from the player: of the payment and of its bonus, kopecks; null before.
  taken bigint CHECK (taken >= 0),
  taken_bonus bigint CHECK (taken_bonus >= 0),
  taken_at timestamptz,
  restored_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((taken IS NULL) = (taken_at IS NULL)),
  CHECK ((taken IS NULL) = (taken_bonus IS NULL)),
  CHECK (restored_at IS NULL OR taken IS NOT NULL),
  UNIQUE (payment_id, kind, reference)
);

-- The debt of a player is the only account of a player below zero.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('balance', 'coins', 'debt', 'reseller', 'sales', 'rewards', 'game_sink', 'opening', 'corrections'));
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_balance_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_balance_check
  CHECK (CASE kind WHEN 'debt' THEN balance <= 0 ELSE balance >= 0 END);
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_check1;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_of_players
  CHECK ((player_id IS NOT NULL) = (kind IN ('balance', 'coins', 'debt')));
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_check2;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_of_servers
  CHECK (kind NOT IN ('balance', 'coins', 'debt') OR (kind = 'coins') = (server_id IS NOT NULL));
CREATE INDEX ledger_accounts_debts ON ledger_accounts (owner_id) WHERE kind = 'debt' AND balance < 0;

ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund', 'coin_transfer',
    'role_transfer', 'bonus', 'referral', 'correction', 'top_up_refund', 'dispute_won', 'debt_payment'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund',
    'coin_transfer', 'role_transfer', 'bonus', 'referral', 'correction', 'top_up_refund', 'dispute_won', 'debt_payment'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_balance_after_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_balance_after_check
  CHECK (balance_after >= 0 OR kind IN ('top_up_refund', 'debt_payment'));

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale', 'payment'));
CREATE INDEX payments_of_player ON payments (player_id, created_at DESC, id DESC);
