-- Letters to be sent, each written in the transaction of its cause: what commits is sent, what rolls back never was.
CREATE TABLE letters (
  id uuid PRIMARY KEY,
  -- Whose doing it was, for limits; null where nobody is signed in.
  player_id uuid REFERENCES players ON DELETE CASCADE,
  recipient text NOT NULL CHECK (length(recipient) <= 320),
  locale text NOT NULL CHECK (locale IN ('ru', 'en')),
  kind text NOT NULL,
  -- What it says, with its codes and links: sealed, and gone once it was sent or given up.
  args_sealed bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- After that nobody is served by it: a code has run out.
  useless_at timestamptz NOT NULL,
  -- Next try, or the end of the claim of whoever tries now.
  due_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
  CHECK ((args_sealed IS NULL) = (state <> 'waiting'))
);
CREATE INDEX letters_due ON letters (due_at) WHERE state = 'waiting';
CREATE INDEX letters_to ON letters (lower(recipient), created_at);
CREATE INDEX letters_by ON letters (player_id, created_at);
CREATE INDEX letters_created ON letters (created_at);

-- The language a player last read the site or the launcher in: letters speak it.
ALTER TABLE players ADD COLUMN locale text CHECK (locale IN ('ru', 'en'));

-- What happened to an account's doors and keys, as its player reads it.
CREATE TABLE account_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  target text NOT NULL CHECK (target IN ('mail', 'password', '2fa', 'link', 'session')),
  kind text NOT NULL,
  -- Which service or factor it was about.
  service text,
  at timestamptz NOT NULL,
  -- Null where a bot was asked, which tells no address.
  address_prefix text,
  user_agent text CHECK (length(user_agent) <= 500)
);
CREATE INDEX account_events_newest ON account_events (player_id, target, at DESC, id DESC);
