-- The list of bans is searched by the beginning of a login, and keeps each order of its own beside the ban.
ALTER TABLE bans
  -- In lower case: logins are unique without case.
  ADD COLUMN login_key text COLLATE "C",
  -- Written down soon after a ban ran out; whether it has is for `unban_at` to say.
  ADD COLUMN expired_at timestamptz;
UPDATE bans SET login_key = lower(players.login) FROM players WHERE players.id = bans.player_id;
ALTER TABLE bans
  ALTER COLUMN login_key SET NOT NULL,
  ADD COLUMN is_over boolean NOT NULL GENERATED ALWAYS AS (lifted_at IS NOT NULL OR expired_at IS NOT NULL) STORED;
CREATE INDEX bans_running_out ON bans (unban_at) WHERE NOT is_over;

-- Whatever the list is narrowed to, a page of it is one walk over one of these.
CREATE INDEX bans_newest ON bans (banned_at DESC, id DESC);
CREATE INDEX bans_newest_of_server ON bans (server_id, banned_at DESC, id DESC);
CREATE INDEX bans_active ON bans (banned_at DESC, id DESC) WHERE NOT is_over;
CREATE INDEX bans_active_of_server ON bans (server_id, banned_at DESC, id DESC) WHERE NOT is_over;
CREATE INDEX bans_permanent ON bans (banned_at DESC, id DESC) WHERE NOT is_over AND unban_at IS NULL;
CREATE INDEX bans_permanent_of_server ON bans (server_id, banned_at DESC, id DESC) WHERE NOT is_over AND unban_at IS NULL;
CREATE INDEX bans_ended ON bans (banned_at DESC, id DESC) WHERE is_over;
CREATE INDEX bans_ended_of_server ON bans (server_id, banned_at DESC, id DESC) WHERE is_over;
CREATE INDEX bans_named ON bans (login_key, banned_at DESC, id DESC);
CREATE INDEX bans_named_of_server ON bans (server_id, login_key, banned_at DESC, id DESC);
CREATE INDEX bans_named_active ON bans (login_key, banned_at DESC, id DESC) WHERE NOT is_over;
CREATE INDEX bans_named_active_of_server ON bans (server_id, login_key, banned_at DESC, id DESC) WHERE NOT is_over;
CREATE INDEX bans_named_permanent ON bans (login_key, banned_at DESC, id DESC) WHERE NOT is_over AND unban_at IS NULL;
CREATE INDEX bans_named_permanent_of_server ON bans (server_id, login_key, banned_at DESC, id DESC)
  WHERE NOT is_over AND unban_at IS NULL;
CREATE INDEX bans_named_ended ON bans (login_key, banned_at DESC, id DESC) WHERE is_over;
CREATE INDEX bans_named_ended_of_server ON bans (server_id, login_key, banned_at DESC, id DESC) WHERE is_over;
