-- Orders in the order they were decided in: two of one receiver are decided one after the other, whatever their times say.
ALTER TABLE orders ADD COLUMN seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY;

ALTER TABLE server_wipes ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;

-- What a player took back after a wipe, once for each of them (docs/decisions/0125-refunds-after-wipes.md).
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players (id),
  wipe_id uuid NOT NULL REFERENCES server_wipes (id),
  -- Kopecks, the sum of its orders.
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  UNIQUE (player_id, wipe_id)
);

-- What the game server has to be told of a refund.
CREATE TABLE refund_deliveries (
  delivery_id uuid PRIMARY KEY REFERENCES deliveries (id),
  refund_id uuid NOT NULL REFERENCES refunds (id)
);
CREATE INDEX refund_deliveries_of_refund ON refund_deliveries (refund_id);

ALTER TABLE orders
  ADD COLUMN refund_id uuid REFERENCES refunds (id),
  ADD CHECK (refund_id IS NULL OR refunded_at IS NOT NULL);

-- What a player spent on a server besides orders.
CREATE INDEX unbans_of_player ON unbans (player_id, created_at);
CREATE INDEX role_transfers_of_player ON role_transfers (player_id, created_at);
