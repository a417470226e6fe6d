-- Coins from player to player, roles from server to server (docs/decisions/0124-transfers.md), and what else moves coins and
-- money from now on: the daily bonus, friends' hours, and what was spent before a wipe.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund', 'coin_transfer',
    'role_transfer', 'bonus', 'referral', 'wipe_refund'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund',
    'coin_transfer', 'role_transfer', 'bonus', 'referral', 'wipe_refund'));

-- What a player sent from one server lately, however long the history of those coins is.
CREATE INDEX ledger_entries_coins_sent ON ledger_entries (account_id, created_at) INCLUDE (amount)
  WHERE kind = 'coin_transfer' AND amount < 0;

-- The remaining time of a grant went to another server: the old grant is replaced, the new one goes on.
CREATE TABLE role_transfers (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players (id),
  from_grant_id uuid NOT NULL UNIQUE REFERENCES grants (id),
  to_grant_id uuid NOT NULL UNIQUE REFERENCES grants (id),
  -- Kopecks.
  price_base bigint NOT NULL CHECK (price_base >= 0),
  price_discount bigint NOT NULL CHECK (price_discount BETWEEN 0 AND price_base),
  price_final bigint NOT NULL GENERATED ALWAYS AS (price_base - price_discount) STORED,
  created_at timestamptz NOT NULL
);
