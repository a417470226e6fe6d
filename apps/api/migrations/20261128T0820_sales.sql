-- Additive: sales of privileges, what was paid for a period, and acts of operators that are about no player.
CREATE TABLE sales (
  id uuid PRIMARY KEY,
  name jsonb NOT NULL CHECK (name ? 'ru' AND name ? 'en'),
  -- One of both: percent of the list price, or minor units.
  percent integer CHECK (percent BETWEEN 1 AND 90),
  amount bigint CHECK (amount > 0),
  -- What it applies to; an empty list is everything.
  servers text[] NOT NULL,
  roles text[] NOT NULL,
  periods text[] NOT NULL CHECK (periods <@ ARRAY['month', 'three_months', 'forever']),
  starts_at timestamptz NOT NULL,
  -- Before its start for a sale that was cancelled.
  ends_at timestamptz NOT NULL,
  -- Nickname of the operator.
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL,
  CHECK ((percent IS NULL) <> (amount IS NULL))
);

CREATE INDEX sales_newest ON sales (created_at DESC, id DESC);
CREATE INDEX sales_end ON sales (ends_at);

-- The sale whose price was the base of the order.
ALTER TABLE orders ADD COLUMN sale_id uuid REFERENCES sales (id);
CREATE INDEX orders_of_sale ON orders (sale_id) WHERE sale_id IS NOT NULL;

-- Price of the whole period before what an upgrade takes off, minor units; null for periods bought before this column.
ALTER TABLE grant_periods ADD COLUMN paid bigint CHECK (paid >= 0);

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale'));
-- What an act is about that is about no player, such as the name of a sale.
ALTER TABLE operator_acts ALTER COLUMN player_id DROP NOT NULL;
ALTER TABLE operator_acts ADD COLUMN subject text CHECK (length(subject) BETWEEN 1 AND 100);
ALTER TABLE operator_acts ADD CHECK ((player_id IS NULL) = (subject IS NOT NULL));
