-- By id alone PostgreSQL could walk everybody's lines backwards to find one player's: whether it did hung on statistics. No
-- line is ever looked up by id alone, so one index is enough, and a movement writes one index less.
CREATE UNIQUE INDEX ledger_entries_by_account ON ledger_entries (account_id, id);
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_pkey;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_by_account PRIMARY KEY USING INDEX ledger_entries_by_account;
DROP INDEX ledger_entries_history;
