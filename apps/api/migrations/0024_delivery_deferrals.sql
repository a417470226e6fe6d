-- "Not now" (the player is away) is not a try that failed: it waits longer each time, but never becomes a dead letter.
ALTER TABLE deliveries ADD COLUMN deferrals integer NOT NULL DEFAULT 0 CHECK (deferrals >= 0);
