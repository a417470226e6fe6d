CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES players (id),
  -- The key the player's call came with: a repeat finds its own payment, also after the reseller did not answer.
  idempotency_key uuid NOT NULL,
  -- Of the pages that the reseller sends the player back to.
  locale text NOT NULL CHECK (locale IN ('ru', 'en')),
  method text NOT NULL CHECK (method IN ('bank_card', 'instant_payment', 'cryptocurrency')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- As the bonus table stood when the payment was begun.
  bonus bigint NOT NULL CHECK (bonus >= 0),
  currency text NOT NULL CHECK (currency = 'RUB'),
  status text NOT NULL DEFAULT 'created' CHECK (status IN ('created', 'failed', 'succeeded')),
  order_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CHECK ((status = 'created') = (settled_at IS NULL)),
  UNIQUE (player_id, idempotency_key)
);

-- Events by the reseller's own id: a second arrival of one changes nothing.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY CHECK (length(event_id) BETWEEN 1 AND 100),
  payment_id uuid NOT NULL REFERENCES payments (id),
  type text NOT NULL CHECK (type IN ('payment.succeeded', 'payment.failed')),
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX payment_events_of_payment ON payment_events (payment_id);
