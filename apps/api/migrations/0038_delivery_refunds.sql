-- What a delivery carries out, so that one that was given up can be paid back.
ALTER TABLE deliveries ADD COLUMN order_id uuid REFERENCES orders (id);
UPDATE deliveries SET order_id = orders.id FROM orders
  WHERE orders.grant_id = deliveries.grant_id AND orders.created_at = deliveries.created_at
    AND deliveries.action = 'role.grant';
CREATE INDEX deliveries_of_order ON deliveries (order_id);
CREATE INDEX deliveries_dead ON deliveries (seq) WHERE status = 'dead';

-- refunded: given up, and what was paid for it went back.
ALTER TABLE deliveries DROP CONSTRAINT deliveries_status_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_status_check
  CHECK (status IN ('queued', 'leased', 'done', 'failed', 'dead', 'refunded'));
UPDATE deliveries SET status = 'refunded' FROM unbans
  WHERE unbans.delivery_id = deliveries.id AND unbans.refunded_at IS NOT NULL AND deliveries.status = 'dead';

ALTER TABLE orders ADD COLUMN refunded_at timestamptz;
ALTER TABLE grants DROP CONSTRAINT grants_state_check;
ALTER TABLE grants ADD CONSTRAINT grants_state_check CHECK (state IN ('active', 'replaced', 'refunded'));

ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening', 'unban', 'unban_refund', 'order_refund'));
