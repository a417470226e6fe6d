-- What comes back after a wipe is booked order by order, as `order_refund` (docs/decisions/0125-refunds-after-wipes.md).
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund', 'coin_transfer',
    'role_transfer', 'bonus', 'referral'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund',
    'coin_transfer', 'role_transfer', 'bonus', 'referral'));
