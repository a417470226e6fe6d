-- A ban of a game server carries that server's own id and is told again and again; one without a server is everywhere.
ALTER TABLE bans
  ADD COLUMN server_id text REFERENCES servers (id),
  ADD COLUMN game_ban_id text CHECK (game_ban_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- When the game server told it, by its own clock: an older report never replaces a newer one.
  ADD COLUMN reported_at timestamptz,
  -- Set when the game server says that it is lifted: a refund must not bring such a ban back.
  ADD COLUMN game_lifted_at timestamptz,
  ADD CONSTRAINT bans_of_game CHECK (
    (game_ban_id IS NULL) = (reported_at IS NULL) AND (game_ban_id IS NULL OR server_id IS NOT NULL)),
  ADD CONSTRAINT bans_lifted_in_game CHECK (game_lifted_at IS NULL OR lifted_at IS NOT NULL);
CREATE UNIQUE INDEX bans_game_key ON bans (server_id, game_ban_id) WHERE game_ban_id IS NOT NULL;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_action_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_action_check
  CHECK (action IN ('role.grant', 'role.revoke', 'ban.lift'));

ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('top_up', 'purchase', 'gift', 'opening', 'unban', 'unban_refund'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('top_up', 'top_up_bonus', 'purchase', 'gift', 'opening', 'unban', 'unban_refund'));

-- A ban bought off. Where the game server never takes the delivery, the money goes back and the ban stands again.
CREATE TABLE unbans (
  id uuid PRIMARY KEY,
  ban_id uuid NOT NULL REFERENCES bans (id),
  player_id uuid NOT NULL REFERENCES players (id),
  -- Kopecks.
  price bigint NOT NULL CHECK (price > 0),
  -- NULL for a ban that no game server keeps: there is nobody to tell.
  delivery_id uuid UNIQUE REFERENCES deliveries (id),
  created_at timestamptz NOT NULL,
  refunded_at timestamptz
);
-- A ban is paid for once, until that is given back.
CREATE UNIQUE INDEX unbans_once ON unbans (ban_id) WHERE refunded_at IS NULL;
