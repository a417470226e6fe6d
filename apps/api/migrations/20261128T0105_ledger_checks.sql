-- One check of the ledger a day (docs/operations.md, "Is the ledger whole?"). A check without an end was interrupted.
CREATE TABLE ledger_checks (
  day date PRIMARY KEY,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- A sentence each; empty if the ledger is sound.
  faults text[],
  CHECK ((ended_at IS NULL) = (faults IS NULL))
);
