-- An e-mail that is being changed: one flow for each player, which a reload and another device find where it was.
CREATE TABLE mail_changes (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  -- current: a code went to the address of now; proven: it was entered; new: a code went to the new address.
  stage text NOT NULL CHECK (stage IN ('current', 'proven', 'new')),
  new_email text CHECK (length(new_email) <= 320),
  code_hash bytea CHECK (octet_length(code_hash) = 32),
  tries smallint NOT NULL DEFAULT 0,
  code_until timestamptz,
  sent_at timestamptz,
  -- After that it begins anew.
  expires_at timestamptz NOT NULL,
  CHECK ((stage = 'new') = (new_email IS NOT NULL)),
  CHECK ((stage = 'proven') = (code_hash IS NULL))
);
CREATE INDEX mail_changes_age ON mail_changes (expires_at);

-- What takes a change back, for a day: it went to the old address, which nobody else gets until then.
CREATE TABLE mail_undos (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  old_email text NOT NULL,
  new_email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_undos_of ON mail_undos (player_id);
CREATE INDEX mail_undos_email ON mail_undos (lower(old_email));
CREATE INDEX mail_undos_age ON mail_undos (expires_at);
