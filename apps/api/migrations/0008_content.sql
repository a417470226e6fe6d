-- What the project shows and sells: servers, privileges, kits, team and rules.
-- Texts are { "ru": …, "en": … }; text_in_both() refuses a row that lacks a language.

CREATE FUNCTION text_in_both(value jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT jsonb_typeof(value) = 'object'
    AND coalesce(jsonb_typeof(value -> 'ru') = 'string' AND value ->> 'ru' <> '', false)
    AND coalesce(jsonb_typeof(value -> 'en') = 'string' AND value ->> 'en' <> '', false)
$$;

CREATE TABLE servers (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer NOT NULL UNIQUE,
  name text NOT NULL,
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  address text NOT NULL,
  summary jsonb NOT NULL CHECK (text_in_both(summary)),
  game_version text NOT NULL,
  pvp_mode text NOT NULL CHECK (pvp_mode IN ('on', 'off', 'duels')),
  -- Sides of the square that may be walked, blocks.
  main_world_area integer NOT NULL CHECK (main_world_area > 0),
  other_worlds_area integer NOT NULL CHECK (other_worlds_area > 0),
  mods text[] NOT NULL,
  -- A list of { ru, en } names in the order they are shown.
  worlds jsonb NOT NULL CHECK (jsonb_typeof(worlds) = 'array')
);

CREATE TABLE roles (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  server_id text NOT NULL REFERENCES servers (id),
  -- Place in the order of its server's roles, 1 is the lowest.
  tier integer NOT NULL CHECK (tier BETWEEN 1 AND 100),
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  best_choice boolean NOT NULL DEFAULT false,
  name jsonb NOT NULL CHECK (text_in_both(name)),
  summary jsonb NOT NULL CHECK (text_in_both(summary)),
  -- A list of { ru, en } lines in the order they are shown.
  highlights jsonb NOT NULL CHECK (jsonb_typeof(highlights) = 'array'),
  UNIQUE (server_id, tier) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX roles_one_best_choice ON roles (server_id) WHERE best_choice;

CREATE TABLE role_prices (
  role_id text NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period IN ('month', 'three_months', 'forever')),
  -- Kopecks.
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND 100000000000),
  PRIMARY KEY (role_id, period)
);

CREATE TABLE abilities (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer NOT NULL,
  icon text NOT NULL,
  title jsonb NOT NULL CHECK (text_in_both(title)),
  description jsonb NOT NULL CHECK (text_in_both(description)),
  -- Chat command that uses it, where there is one.
  command text
);

CREATE TABLE role_abilities (
  role_id text NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  ability_id text NOT NULL REFERENCES abilities (id),
  -- How much of it, in words; null where it is simply had.
  value jsonb CHECK (value IS NULL OR text_in_both(value)),
  PRIMARY KEY (role_id, ability_id)
);

CREATE TABLE kits (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  role_id text NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  position integer NOT NULL,
  name jsonb NOT NULL CHECK (text_in_both(name)),
  cooldown_amount integer NOT NULL CHECK (cooldown_amount BETWEEN 1 AND 1000),
  cooldown_unit text NOT NULL CHECK (cooldown_unit IN ('hour', 'day'))
);
CREATE INDEX kits_by_role ON kits (role_id, position);

CREATE TABLE kit_items (
  kit_id text NOT NULL REFERENCES kits (id) ON DELETE CASCADE,
  position integer NOT NULL,
  icon text NOT NULL,
  name jsonb NOT NULL CHECK (text_in_both(name)),
  count integer NOT NULL CHECK (count BETWEEN 1 AND 6400),
  PRIMARY KEY (kit_id, position)
);

CREATE TABLE team_groups (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer NOT NULL,
  title jsonb NOT NULL CHECK (text_in_both(title)),
  description jsonb NOT NULL CHECK (text_in_both(description))
);

CREATE TABLE team_members (
  group_id text NOT NULL REFERENCES team_groups (id) ON DELETE CASCADE,
  position integer NOT NULL,
  login text NOT NULL CHECK (login ~ '^[A-Za-z0-9_]{3,16}$'),
  -- What they answer for, in words.
  role jsonb NOT NULL CHECK (text_in_both(role)),
  -- Null for those who look after all servers.
  server_id text REFERENCES servers (id),
  PRIMARY KEY (group_id, login)
);

CREATE TABLE rule_sections (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer NOT NULL,
  title jsonb NOT NULL CHECK (text_in_both(title)),
  updated_at timestamptz NOT NULL
);

CREATE TABLE rules (
  section_id text NOT NULL REFERENCES rule_sections (id) ON DELETE CASCADE,
  position integer NOT NULL,
  -- Such as 2.4, to be quoted by.
  number text NOT NULL UNIQUE,
  text jsonb NOT NULL CHECK (text_in_both(text)),
  punishment jsonb CHECK (punishment IS NULL OR text_in_both(punishment)),
  PRIMARY KEY (section_id, position)
);
