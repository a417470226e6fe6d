-- When the worlds of a server were made anew, or are going to be.
CREATE TABLE server_wipes (
  server_id text NOT NULL REFERENCES servers (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (server_id, at)
);

-- When a server had the most players of a bucket. What is kept already knows it as well as the finest bucket that is left.
ALTER TABLE online_samples ADD COLUMN online_max_at timestamptz;
UPDATE online_samples SET online_max_at = bucket WHERE resolution = 'minute';
UPDATE online_samples AS hours SET online_max_at = coalesce((
  SELECT min(minutes.bucket) FROM online_samples AS minutes
  WHERE minutes.server_id = hours.server_id AND minutes.resolution = 'minute' AND minutes.online_max = hours.online_max
    AND minutes.bucket >= hours.bucket AND minutes.bucket < hours.bucket + interval '1 hour'), hours.bucket)
WHERE resolution = 'hour';
UPDATE online_samples AS days SET online_max_at = coalesce((
  SELECT min(hours.online_max_at) FROM online_samples AS hours
  WHERE hours.server_id = days.server_id AND hours.resolution = 'hour' AND hours.online_max = days.online_max
    AND hours.bucket >= days.bucket AND hours.bucket < days.bucket + interval '1 day'), days.bucket)
WHERE resolution = 'day';
ALTER TABLE online_samples ALTER COLUMN online_max_at SET NOT NULL;

-- Who played on a server lately.
CREATE INDEX play_sessions_of_server ON play_sessions (server_id, left_at DESC);
