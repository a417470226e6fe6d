-- Additive: prices of privileges that hold from a moment on, instead of those in role_prices. The past is never changed.
CREATE TABLE price_changes (
  role_id text NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period IN ('month', 'three_months', 'forever')),
  valid_from timestamptz NOT NULL,
  -- Minor units; null where the period is not sold from then on.
  amount bigint CHECK (amount BETWEEN 0 AND 100000000000),
  PRIMARY KEY (role_id, period, valid_from)
);

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale', 'payment', 'deletion', 'code', 'price', 'best_choice', 'game_key'));
-- The role that a change of the catalog is about.
ALTER TABLE operator_acts ADD COLUMN role_id text;
