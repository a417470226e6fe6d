-- The record of all time of each server is its first entry; all together have theirs.
CREATE INDEX online_samples_record ON online_samples (server_id, online_max DESC, online_max_at) WHERE resolution = 'day';

-- How many played for the first time, by day of UTC and server ('' is all of them together), counted by the job
-- `count-newcomers` alone: a chart reads a row a day, whatever the number of players.
CREATE TABLE newcomer_days (
  server_id text NOT NULL,
  day date NOT NULL,
  players integer NOT NULL CHECK (players > 0),
  PRIMARY KEY (server_id, day)
);
