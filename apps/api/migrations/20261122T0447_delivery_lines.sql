-- Deliveries about the same thing of the same player stand in line (docs/decisions/0063-deliveries-in-line.md), and only
-- the head of a line may be handed out. Who asks for what is due reads heads alone, however long the lines are.
CREATE FUNCTION delivery_line(server_id text, player_id uuid, action text, args jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN concat_ws('/', server_id, player_id::text, split_part(action, '.', 1), coalesce(args ->> 'roleId', args ->> 'banId'));

ALTER TABLE deliveries
  ADD COLUMN line text NOT NULL GENERATED ALWAYS AS (delivery_line(server_id, player_id, action, args)) STORED,
  -- True for the first open one of its line, and for no other.
  ADD COLUMN head boolean NOT NULL DEFAULT false;

-- An identity is unique by itself, and an order over everything is one more index for a stale plan to walk along.
ALTER TABLE deliveries DROP CONSTRAINT deliveries_seq_key;
DROP INDEX deliveries_open, deliveries_open_of_player;

CREATE INDEX deliveries_in_line ON deliveries (line, seq) WHERE status IN ('queued', 'leased', 'failed');
UPDATE deliveries SET head = true WHERE id IN (
  SELECT DISTINCT ON (line) id FROM deliveries WHERE status IN ('queued', 'leased', 'failed') ORDER BY line, seq);
CREATE UNIQUE INDEX deliveries_one_head ON deliveries (line) WHERE head;
CREATE INDEX deliveries_due ON deliveries (server_id, next_attempt_at, seq) WHERE head;

-- The settings of these functions leave no plan but the one along deliveries_in_line: statistics taken while the table
-- was small, and plans made then, must not decide.
CREATE FUNCTION delivery_behind(of_line text, after bigint) RETURNS uuid LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_sort = off AS $$
BEGIN
  RETURN (SELECT id FROM deliveries WHERE line = of_line AND status IN ('queued', 'leased', 'failed') AND seq > after
    ORDER BY seq LIMIT 1);
END $$;

-- The one ahead stays locked, so that it cannot end unseen before this row is there to see.
CREATE FUNCTION delivery_joins_line() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_sort = off AS $$
BEGIN
  NEW.head := false;
  IF NEW.status IN ('queued', 'leased', 'failed') THEN
    PERFORM 1 FROM deliveries
      WHERE line = delivery_line(NEW.server_id, NEW.player_id, NEW.action, NEW.args)
        AND status IN ('queued', 'leased', 'failed') AND seq < NEW.seq
      ORDER BY seq LIMIT 1 FOR SHARE;
    NEW.head := NOT FOUND;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION delivery_leaves_line() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_sort = off AS $$
BEGIN
  UPDATE deliveries SET head = true WHERE id = (
    SELECT id FROM deliveries WHERE line = OLD.line AND status IN ('queued', 'leased', 'failed')
    ORDER BY seq LIMIT 1 FOR NO KEY UPDATE);
  RETURN NULL;
END $$;

CREATE TRIGGER deliveries_begin BEFORE INSERT ON deliveries
  FOR EACH ROW EXECUTE FUNCTION delivery_joins_line();
CREATE TRIGGER deliveries_open_or_end BEFORE UPDATE OF status ON deliveries
  FOR EACH ROW WHEN ((OLD.status IN ('queued', 'leased', 'failed')) <> (NEW.status IN ('queued', 'leased', 'failed')))
  EXECUTE FUNCTION delivery_joins_line();
CREATE TRIGGER deliveries_next AFTER UPDATE OF status ON deliveries
  FOR EACH ROW WHEN (OLD.head AND NOT NEW.head) EXECUTE FUNCTION delivery_leaves_line();
