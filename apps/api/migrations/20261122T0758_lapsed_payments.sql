-- lapsed: not paid in 90 days, after somebody was shown where to pay. It stays, in short, for as long as money may come for it
-- (docs/decisions/0083-late-payments.md).
ALTER TABLE payments DROP CONSTRAINT payments_status_check;
ALTER TABLE payments ADD CONSTRAINT payments_status_check CHECK (status IN ('created', 'failed', 'lapsed', 'succeeded'));
DROP INDEX payments_unpaid;
CREATE INDEX payments_open ON payments (created_at) WHERE status IN ('created', 'failed');
