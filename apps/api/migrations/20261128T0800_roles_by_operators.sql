-- Additive: roles that operators give, extend and end.
ALTER TABLE operator_acts DROP CONSTRAINT operator_acts_kind_check;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_kind_check
  CHECK (kind IN ('balance', 'groups', 'invite', 'resend', 'refund', 'appearance', 'sessions', 'unban',
    'email', 'factors', 'role'));
-- Of the kind role.
ALTER TABLE operator_acts ADD COLUMN grant_id uuid REFERENCES grants (id);

-- A role that is ended at once has lasted no time.
ALTER TABLE grants DROP CONSTRAINT grants_check1;
ALTER TABLE grants ADD CONSTRAINT grants_ends_after_start CHECK (expires_at >= started_at);
