-- A grant is a role held by a player; an active one whose end has passed is expired without anyone writing so.
CREATE TABLE grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES players (id),
  server_id text NOT NULL REFERENCES servers (id),
  role_id text NOT NULL REFERENCES roles (id),
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'replaced')),
  started_at timestamptz NOT NULL,
  -- null is for ever.
  expires_at timestamptz,
  replaced_at timestamptz,
  gift_from uuid REFERENCES players (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'replaced') = (replaced_at IS NOT NULL)),
  CHECK (expires_at > started_at)
);

CREATE INDEX grants_of_player ON grants (player_id, server_id);

-- Each stretch that was bought: what is still to come of it is worth its share of today's list price in an upgrade.
CREATE TABLE grant_periods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  grant_id uuid NOT NULL REFERENCES grants (id),
  period text NOT NULL CHECK (period IN ('month', 'three_months', 'forever')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  CHECK (ends_at > starts_at),
  CHECK ((period = 'forever') = (ends_at IS NULL))
);

CREATE INDEX grant_periods_of_grant ON grant_periods (grant_id);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES players (id),
  receiver_id uuid NOT NULL REFERENCES players (id),
  role_id text NOT NULL REFERENCES roles (id),
  period text NOT NULL CHECK (period IN ('month', 'three_months', 'forever')),
  mode text NOT NULL CHECK (mode IN ('buy', 'extend', 'stack')),
  price_base bigint NOT NULL CHECK (price_base >= 0),
  price_discount bigint NOT NULL CHECK (price_discount BETWEEN 0 AND price_base),
  price_final bigint NOT NULL GENERATED ALWAYS AS (price_base - price_discount) STORED,
  grant_id uuid NOT NULL REFERENCES grants (id),
  replaced_grant_id uuid REFERENCES grants (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX orders_of_player ON orders (player_id, created_at DESC);
CREATE INDEX orders_of_grant ON orders (grant_id);
