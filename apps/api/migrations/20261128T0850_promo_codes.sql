-- Additive: promo codes that take something off a purchase.
CREATE TABLE promo_codes (
  id uuid PRIMARY KEY,
  -- In capitals; players may type it in any case.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{4,32}$'),
  -- One of both: percent of the price, or minor units.
  percent integer CHECK (percent BETWEEN 1 AND 90),
  amount bigint CHECK (amount > 0),
  -- What it applies to; an empty list is everything.
  servers text[] NOT NULL,
  roles text[] NOT NULL,
  -- Only for players who have paid for nothing yet.
  newcomers boolean NOT NULL,
  -- null is without a limit.
  max_uses integer CHECK (max_uses > 0),
  max_uses_each integer CHECK (max_uses_each > 0),
  ends_at timestamptz,
  made_by text NOT NULL CHECK (length(made_by) BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL,
  CHECK ((percent IS NULL) <> (amount IS NULL))
);

CREATE INDEX promo_codes_newest ON promo_codes (created_at DESC, id DESC);

-- The code that lowered the order's price; a refunded order no longer counts as a use.
ALTER TABLE orders ADD COLUMN promo_code_id uuid REFERENCES promo_codes (id);
CREATE INDEX orders_of_promo_code ON orders (promo_code_id, player_id) WHERE promo_code_id IS NOT NULL;

-- Codes that a player typed and that do not exist, within an hour.
CREATE TABLE promo_guesses (
  player_id uuid PRIMARY KEY REFERENCES players (id),
  misses integer NOT NULL,
  since timestamptz NOT NULL
);

ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role', 'sale', 'payment', 'deletion', 'code'));
