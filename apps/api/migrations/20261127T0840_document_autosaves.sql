-- Unsaved texts of editors, one for each tab in which somebody writes: no versions, and visible to their author only.
CREATE TABLE document_autosaves (
  player_id uuid NOT NULL REFERENCES players ON DELETE CASCADE,
  id text NOT NULL CHECK (length(id) <= 64),
  target text NOT NULL CHECK (target IN ('mods', 'news', 'servers')),
  -- Of a document that may not be saved yet; NULL while it has no key.
  document_key uuid,
  -- The version that was read; NULL while the document was never saved.
  base_version integer CHECK (base_version >= 1),
  title text NOT NULL,
  -- JSON as it was typed, not validated.
  content text NOT NULL,
  -- Pictures that the content shows: they are not deleted before it.
  images uuid[] NOT NULL,
  user_agent text,
  typed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX document_autosaves_by_time ON document_autosaves (typed_at);
CREATE INDEX document_autosaves_of_document ON document_autosaves (document_key);
CREATE INDEX document_autosaves_images ON document_autosaves USING gin (images);
