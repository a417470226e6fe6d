-- Lines of a game that a player sent to the support, redacted by the launcher; kept for 14 days.
CREATE TABLE launcher_logs (
  id text PRIMARY KEY CHECK (id ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  client_id uuid REFERENCES clients (id),
  text text NOT NULL CHECK (length(text) <= 500000),
  received_at timestamptz NOT NULL
);
CREATE INDEX launcher_logs_received_idx ON launcher_logs (received_at);
