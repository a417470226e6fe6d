-- An announced date opens no refunds; one that a game server reported or a person confirmed does
-- (docs/decisions/0125-refunds-after-wipes.md).
ALTER TABLE server_wipes
  ADD COLUMN state text NOT NULL DEFAULT 'announced' CHECK (state IN ('announced', 'reported', 'confirmed'));
-- The last two dates came from the seed, which announced them without any decision of this installation.
UPDATE server_wipes SET state = 'reported' WHERE at <= now() AND (
  at NOT IN ('2027-01-16T12:00:00Z', '2027-02-27T12:00:00Z')
  OR EXISTS (SELECT FROM refunds WHERE wipe_id = server_wipes.id));
