-- Why an operator did it: for those who answer players, not for the player.
ALTER TABLE account_events ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 500);
