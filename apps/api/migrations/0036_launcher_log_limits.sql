-- Who sent a log, as a hash of the address prefix: enough to count by, and not to know by.
ALTER TABLE launcher_logs ADD COLUMN sender bytea NOT NULL DEFAULT '\x';
ALTER TABLE launcher_logs ALTER COLUMN sender DROP DEFAULT;
CREATE INDEX launcher_logs_sender_idx ON launcher_logs (sender, received_at);
