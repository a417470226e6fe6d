-- Whoever changes a column of a unique index locks the row as if its key changed: the seed waited for every purchase under way
-- on that server, whose rows refer to it, and purchases for the seed. Exclusion keeps places apart as well, at the end of
-- the transaction, and counts as no key.
ALTER TABLE servers DROP CONSTRAINT servers_position_key;
ALTER TABLE servers ADD CONSTRAINT servers_one_place EXCLUDE (position WITH =) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE roles DROP CONSTRAINT roles_server_id_tier_key;
ALTER TABLE roles ADD CONSTRAINT roles_one_tier EXCLUDE (server_id WITH =, tier WITH =) DEFERRABLE INITIALLY DEFERRED;
