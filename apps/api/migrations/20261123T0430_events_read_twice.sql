-- A passkey is a second factor and a way to sign in, and the password may be turned off as one: both sides of an account
-- are read with what is told of another one. The conditions are those of the statement, word for word.
CREATE INDEX account_events_of_links ON account_events (player_id, at DESC, id DESC)
  WHERE target = 'link' OR kind IN ('passkey_added', 'passkey_removed');
CREATE INDEX account_events_of_password ON account_events (player_id, at DESC, id DESC)
  WHERE target = 'password' OR service = 'password';
