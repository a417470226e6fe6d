-- From when a delivery is given up: its end, or the end of its twelfth try; what is out under a lease is waited for first.
CREATE FUNCTION delivery_hopeless_from(
  status text, attempt integer, lease_until timestamptz, expires_at timestamptz, next_attempt_at timestamptz
) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  greatest(CASE WHEN status = 'leased' THEN lease_until END, CASE WHEN attempt < 12 THEN expires_at END), next_attempt_at);

-- First, for it takes the whole table: who holds a row while the index is made would wait for that, and this for them.
DROP INDEX deliveries_ending, deliveries_tried_out;
-- Every heartbeat asks for these: one walk that meets no other, instead of two indexes and a choice by statistics.
CREATE INDEX deliveries_hopeless ON deliveries
  (server_id, delivery_hopeless_from(status, attempt, lease_until, expires_at, next_attempt_at))
  WHERE status IN ('queued', 'leased', 'failed');

-- What one game server's deliveries may be given up, locked, the longest hopeless first; nothing while somebody else gives up
-- some of the same server. Whoever gives up a head locks the next of its line: two at it could each wait for the other.
-- As in delivery_behind, no plan is left but the one along the index, whatever statistics say.
CREATE FUNCTION hopeless_deliveries(of_server text, moment timestamptz, most integer) RETURNS SETOF uuid
LANGUAGE plpgsql SET enable_seqscan = off SET enable_sort = off AS $$
BEGIN
  IF pg_try_advisory_xact_lock(hashtextextended('give-up:' || of_server, 0)) THEN
    RETURN QUERY SELECT id FROM deliveries
      WHERE server_id = of_server AND status IN ('queued', 'leased', 'failed')
        AND delivery_hopeless_from(status, attempt, lease_until, expires_at, next_attempt_at) <= moment
      ORDER BY delivery_hopeless_from(status, attempt, lease_until, expires_at, next_attempt_at)
      LIMIT most FOR UPDATE SKIP LOCKED;
  END IF;
END $$;

-- Unbans that were given up are paid back by themselves: found without reading what waits for a person.
CREATE INDEX deliveries_owed ON deliveries (seq) WHERE status = 'dead' AND action = 'ban.lift';
