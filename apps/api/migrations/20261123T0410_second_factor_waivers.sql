-- Players who have told an operator that phone and recovery codes are lost: between these moments a new password set by a
-- letter turns their second factors off. A code of theirs ends it.
CREATE TABLE second_factor_waivers (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  works_from timestamptz NOT NULL,
  works_until timestamptz NOT NULL,
  CHECK (works_from < works_until)
);
CREATE INDEX second_factor_waivers_age ON second_factor_waivers (works_until);
