-- What players wear; whoever is not here wears one of ours.
CREATE TABLE player_skins (
  player_id uuid PRIMARY KEY REFERENCES players ON DELETE CASCADE,
  -- SHA-256 of the file.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- Arms of four pixels, or of three.
  model text NOT NULL CHECK (model IN ('classic', 'slim')),
  name text NOT NULL UNIQUE REFERENCES stored_files,
  created_at timestamptz NOT NULL
);
