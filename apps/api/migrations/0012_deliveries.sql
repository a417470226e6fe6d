-- What a game server still has to do. Written in the transaction that sold it, handed out by the bridge.
--   queued  waits for the game server (again after a deferral)
--   leased  taken by it until lease_until
--   done    carried out in the game
--   failed  refused by it; tried again at next_attempt_at
--   dead    given up: a person resends or refunds it
-- Deliveries about one role of one player are handed out in the order of seq, one at a time: a late revoke must never
-- overtake the grant that came after it.
CREATE TABLE deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY UNIQUE,
  server_id text NOT NULL REFERENCES servers (id),
  player_id uuid NOT NULL REFERENCES players (id),
  -- As the game server knows the player.
  login text NOT NULL,
  action text NOT NULL CHECK (action IN ('role.grant', 'role.revoke')),
  args jsonb NOT NULL,
  grant_id uuid REFERENCES grants (id),
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'leased', 'done', 'failed', 'dead')),
  attempt integer NOT NULL DEFAULT 0 CHECK (attempt BETWEEN 0 AND 12),
  lease_id uuid,
  lease_until timestamptz,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  -- Past it the delivery has no point any more.
  expires_at timestamptz NOT NULL,
  -- Machine name of the game server's reason.
  code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  CHECK ((status = 'done') = (done_at IS NOT NULL)),
  CHECK (status <> 'leased' OR (lease_id IS NOT NULL AND lease_until IS NOT NULL))
);

CREATE INDEX deliveries_open ON deliveries (server_id, next_attempt_at, seq)
  WHERE status IN ('queued', 'leased', 'failed');
CREATE INDEX deliveries_open_of_player ON deliveries (server_id, player_id, seq)
  WHERE status IN ('queued', 'leased', 'failed');
CREATE INDEX deliveries_of_grant ON deliveries (grant_id, seq DESC);
