-- A friend who is kept from the asker has a place in the list, and the cursor after it must not say who it is.
ALTER TABLE friendships ADD COLUMN place uuid NOT NULL DEFAULT gen_random_uuid();
CREATE INDEX friendships_newest ON friendships (player_id, since DESC, place DESC);
CREATE INDEX friend_requests_incoming ON friend_requests (to_id, created_at DESC, from_id DESC);
CREATE INDEX friend_requests_outgoing ON friend_requests (from_id, created_at DESC, to_id DESC);
CREATE INDEX player_blocks_newest ON player_blocks (player_id, created_at DESC, blocked_id DESC);

-- Requests of the last hour, whatever became of them: at most ten for each player, older ones go when the next is made.
CREATE TABLE friend_requests_made (
  from_id uuid NOT NULL REFERENCES players,
  made_at timestamptz NOT NULL
);
CREATE INDEX friend_requests_made_by ON friend_requests_made (from_id, made_at);
