-- Additive: events of payments that need a person, and what a person made of them (docs/product/money.md#webhook).
ALTER TABLE payment_events ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
-- Why it was not applied, or what a person has to do about it; null where there is nothing to do.
ALTER TABLE payment_events ADD COLUMN needs text
  CHECK (needs IN ('unknown_type', 'unknown_payment', 'mismatch', 'incomplete', 'too_much', 'dispute'));
-- When an operator marked it as dealt with.
ALTER TABLE payment_events ADD COLUMN handled_at timestamptz;
UPDATE payment_events SET needs = 'unknown_type' WHERE type NOT IN
  ('payment.succeeded', 'payment.failed', 'payment.refunded', 'dispute.opened', 'dispute.lost', 'dispute.won');
UPDATE payment_events SET needs = 'unknown_payment' WHERE needs IS NULL AND payment_id IS NULL;
CREATE UNIQUE INDEX payment_events_by_id ON payment_events (id);
CREATE INDEX payment_events_open ON payment_events (received_at, id) WHERE needs IS NOT NULL AND handled_at IS NULL;
CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
CREATE INDEX ledger_accounts_debts_by_age ON ledger_accounts (id) WHERE kind = 'debt' AND balance < 0;
CREATE INDEX payment_reversals_asked ON payment_reversals (created_at) WHERE state = 'asked';

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale', 'payment', 'deletion', 'code', 'price', 'best_choice', 'game_key', 'export', 'event'));
