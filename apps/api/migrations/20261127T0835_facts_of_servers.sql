-- Counts the changes of what the pages say about a server: an editor who read an older version is refused.
ALTER TABLE servers ADD COLUMN facts_version integer NOT NULL DEFAULT 1;
