-- A letter that the mail server of its recipient refused for good is 'refused', not 'dead', which is too late.
ALTER TABLE letters DROP CONSTRAINT letters_state_check,
  ADD CONSTRAINT letters_state_check CHECK (state IN ('waiting', 'sent', 'refused', 'dead'));

-- Addresses whose last letter was refused, until one is accepted or no player has the address any more.
CREATE TABLE refused_addresses (
  -- In lower case.
  address text PRIMARY KEY CHECK (length(address) <= 320),
  kind text NOT NULL,
  -- What the mail server replied, without the address and without anything of the letter.
  reply text NOT NULL CHECK (length(reply) <= 300),
  refused_at timestamptz NOT NULL DEFAULT now()
);
