-- The last skins of each player, to go back to; the one that is worn is among them.
CREATE TABLE kept_skins (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- As it was worn last.
  model text NOT NULL CHECK (model IN ('classic', 'slim')),
  name text NOT NULL UNIQUE REFERENCES stored_files,
  worn_at timestamptz NOT NULL,
  UNIQUE (player_id, hash)
);
INSERT INTO kept_skins (id, player_id, hash, model, name, worn_at)
  SELECT gen_random_uuid(), player_id, hash, model, name, created_at FROM player_skins;

CREATE TABLE player_capes (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  name text NOT NULL UNIQUE REFERENCES stored_files,
  created_at timestamptz NOT NULL
);

-- What avatars are cut from; one that none was cut from goes after a day.
CREATE TABLE avatar_sources (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  name text NOT NULL UNIQUE REFERENCES stored_files,
  -- Pixels, as it is kept.
  width integer NOT NULL CHECK (width >= 64),
  height integer NOT NULL CHECK (height >= 64),
  created_at timestamptz NOT NULL
);
CREATE INDEX avatar_sources_of_player ON avatar_sources (player_id);
CREATE INDEX avatar_sources_by_age ON avatar_sources (created_at);

CREATE TABLE player_avatars (
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  place text NOT NULL CHECK (place IN ('current', 'previous')),
  source_id uuid NOT NULL REFERENCES avatar_sources ON DELETE CASCADE,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  name text NOT NULL UNIQUE REFERENCES stored_files,
  -- The square in its source, pixels.
  x integer NOT NULL CHECK (x >= 0),
  y integer NOT NULL CHECK (y >= 0),
  size integer NOT NULL CHECK (size >= 64),
  -- When it came to this place.
  placed_at timestamptz NOT NULL,
  -- The two change places in one statement.
  PRIMARY KEY (player_id, place) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX player_avatars_of_source ON player_avatars (source_id);
CREATE INDEX player_avatars_previous ON player_avatars (placed_at) WHERE place = 'previous';

-- Uploads of looks in the last 24 hours, for the quota.
CREATE TABLE look_uploads (
  id uuid PRIMARY KEY,
  uploader uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX look_uploads_of_player ON look_uploads (uploader, created_at DESC);
CREATE INDEX look_uploads_by_age ON look_uploads (created_at);

-- When the game servers were to hear of a look last: every heartbeat asks for the newest.
CREATE TABLE look_changes (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  changed_at timestamptz NOT NULL
);
CREATE INDEX look_changes_by_time ON look_changes (changed_at);
