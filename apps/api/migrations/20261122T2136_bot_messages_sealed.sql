-- What our bots say bears codes, which a dump of the database must not hold. What they owe now is over in minutes.
DELETE FROM bot_messages;
ALTER TABLE bot_messages DROP COLUMN text, ADD COLUMN sealed bytea NOT NULL;
