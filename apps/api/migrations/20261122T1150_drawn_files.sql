-- Pictures that we draw beside shared links, by the hash of what they show: drawn once, and forgotten when nobody asks.
CREATE TABLE drawn_files (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  name text NOT NULL UNIQUE REFERENCES stored_files,
  asked_at timestamptz NOT NULL
);
CREATE INDEX drawn_files_asked_idx ON drawn_files (asked_at);
