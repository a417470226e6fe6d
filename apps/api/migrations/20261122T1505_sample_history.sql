-- Players whom the seed of development wrote. Production refuses to start on a database that has any (SEED_HISTORY).
ALTER TABLE players ADD COLUMN is_sample boolean NOT NULL DEFAULT false;

-- Parts of the sample history that are written, each in one transaction with what it holds. All that there is of sample
-- players, and all series of servers, from before `until` is sample.
CREATE TABLE sample_history (
  part text PRIMARY KEY,
  until timestamptz NOT NULL
);
