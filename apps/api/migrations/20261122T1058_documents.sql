-- News, mods and server pages (product.md section 7), each written in Russian, in English or in both.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE documents (
  -- Never changes, whatever the address; pictures name it before the first save.
  key uuid PRIMARY KEY,
  target text NOT NULL CHECK (target IN ('mods', 'news', 'servers')),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'published', 'unpublished', 'trash')),
  -- What it was before it came into the trash, and when it did.
  state_before text CHECK (state_before IN ('draft', 'scheduled', 'published', 'unpublished')),
  trashed_at timestamptz,
  version integer NOT NULL CHECK (version >= 1),
  author_id uuid NOT NULL REFERENCES players,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  publish_at timestamptz,
  published_at timestamptz,
  -- From when on readers see it: what is scheduled appears at its minute by the clock here, with no one's help.
  shows_at timestamptz GENERATED ALWAYS AS (
    CASE state WHEN 'published' THEN published_at WHEN 'scheduled' THEN publish_at END
  ) STORED,
  -- In the order they are shown; a subset of ru and en.
  locales text[] NOT NULL,
  -- A document_images row, and { ru, en } words that stand for it.
  cover uuid,
  cover_alt jsonb,
  original_author text,
  original_url text,
  -- Beginnings of the titles as they are sorted by, each language falling back on the other.
  sort_ru text COLLATE "C" NOT NULL,
  sort_en text COLLATE "C" NOT NULL,
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  -- Readers, each once a day; and their time, seconds.
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  read_seconds bigint NOT NULL DEFAULT 0 CHECK (read_seconds >= 0),
  CHECK ((state = 'trash') = (trashed_at IS NOT NULL) AND (state = 'trash') = (state_before IS NOT NULL)),
  CHECK (state <> 'scheduled' OR publish_at IS NOT NULL),
  CHECK (state NOT IN ('published', 'unpublished') OR published_at IS NOT NULL)
);
CREATE INDEX documents_newest ON documents (target, shows_at DESC, key DESC) WHERE shows_at IS NOT NULL;
CREATE INDEX documents_popular ON documents (target, likes DESC, views DESC, key DESC) WHERE shows_at IS NOT NULL;
CREATE INDEX documents_title_ru ON documents (target, sort_ru, key) WHERE shows_at IS NOT NULL;
CREATE INDEX documents_title_en ON documents (target, sort_en, key) WHERE shows_at IS NOT NULL;
CREATE INDEX documents_work ON documents (updated_at DESC, key DESC);
CREATE INDEX documents_work_of_target ON documents (target, updated_at DESC, key DESC);
CREATE INDEX documents_due ON documents (publish_at) WHERE state = 'scheduled';
CREATE INDEX documents_trash ON documents (trashed_at) WHERE state = 'trash';

CREATE TABLE document_texts (
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('ru', 'en')),
  title text NOT NULL,
  summary text NOT NULL,
  body jsonb NOT NULL,
  reading_minutes integer NOT NULL CHECK (reading_minutes >= 1),
  PRIMARY KEY (document_key, locale)
);

-- What is searched, in small letters; apart from documents, so that a view or a like does not write it anew.
CREATE TABLE document_words (
  document_key uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
  words text NOT NULL
);
CREATE INDEX document_words_parts ON document_words USING gin (words gin_trgm_ops);

CREATE TABLE document_versions (
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  version integer NOT NULL CHECK (version >= 1),
  author_id uuid NOT NULL REFERENCES players,
  saved_at timestamptz NOT NULL DEFAULT now(),
  content jsonb NOT NULL,
  PRIMARY KEY (document_key, version)
);

-- Every address that a document has or had. It is taken before the document itself is there.
CREATE TABLE document_slugs (
  target text NOT NULL,
  slug text COLLATE "C" NOT NULL,
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (target, slug)
);
CREATE INDEX document_slugs_of_document ON document_slugs (document_key);

CREATE TABLE document_tags (
  target text NOT NULL CHECK (target IN ('mods', 'news', 'servers')),
  id text NOT NULL CHECK (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  title jsonb NOT NULL CHECK (text_in_both(title)),
  PRIMARY KEY (target, id)
);

CREATE TABLE document_tagged (
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  target text NOT NULL,
  tag_id text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (document_key, tag_id),
  FOREIGN KEY (target, tag_id) REFERENCES document_tags
);
CREATE INDEX document_tagged_by_tag ON document_tagged (target, tag_id, document_key);

CREATE TABLE document_servers (
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  server_id text NOT NULL REFERENCES servers,
  -- Of the mod there.
  version text,
  position integer NOT NULL,
  PRIMARY KEY (document_key, server_id)
);
CREATE INDEX document_servers_by_server ON document_servers (server_id, document_key);

CREATE TABLE document_likes (
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  liked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (document_key, player_id)
);
CREATE INDEX document_likes_of_player ON document_likes (player_id);

-- Readers of a day under that day's salt: whom a row stands for cannot be told once the salt is gone.
CREATE TABLE document_reader_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);

CREATE TABLE document_views (
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  day date NOT NULL,
  reader bytea NOT NULL,
  PRIMARY KEY (document_key, day, reader)
);
CREATE INDEX document_views_by_day ON document_views (day);

-- Opened pages, each with when it last told how long it was read.
CREATE TABLE document_reads (
  view_id uuid NOT NULL,
  document_key uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  seconds integer NOT NULL CHECK (seconds >= 0),
  reported_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (document_key, view_id)
);
CREATE INDEX document_reads_by_time ON document_reads (reported_at);
