-- How many played, rolled up while it is written: a chart reads one row a point, whatever its length.
-- 1 min is kept 7 days, 1 h a year, 1 day for ever.
CREATE TABLE online_samples (
  server_id text NOT NULL REFERENCES servers (id),
  resolution text NOT NULL CHECK (resolution IN ('minute', 'hour', 'day')),
  bucket timestamptz NOT NULL,
  samples integer NOT NULL CHECK (samples > 0),
  online_sum bigint NOT NULL,
  online_max integer NOT NULL,
  tps_sum double precision NOT NULL,
  tps_min double precision NOT NULL,
  PRIMARY KEY (server_id, resolution, bucket)
);
CREATE INDEX online_samples_old ON online_samples (resolution, bucket);

-- The same for all servers together, counted at one moment: the sum of each server's own peak would be too high.
CREATE TABLE online_totals (
  resolution text NOT NULL CHECK (resolution IN ('minute', 'hour', 'day')),
  bucket timestamptz NOT NULL,
  samples integer NOT NULL CHECK (samples > 0),
  online_sum bigint NOT NULL,
  online_max integer NOT NULL,
  online_max_at timestamptz NOT NULL,
  PRIMARY KEY (resolution, bucket)
);
-- The record of all time is the first entry.
CREATE INDEX online_totals_record ON online_totals (online_max DESC, online_max_at) WHERE resolution = 'day';
