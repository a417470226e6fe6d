-- Pictures of documents. A picture comes before the first save of its document, so its key refers to nothing yet.
CREATE TABLE document_images (
  id uuid PRIMARY KEY,
  document_key uuid NOT NULL,
  uploader uuid REFERENCES players ON DELETE SET NULL,
  -- Of the largest source, pixels.
  width integer NOT NULL CHECK (width BETWEEN 1 AND 20000),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 20000),
  placeholder text NOT NULL CHECK (length(placeholder) <= 2000),
  -- [{ name, width, type }], smallest first: names of stored files.
  sources jsonb NOT NULL CHECK (jsonb_array_length(sources) BETWEEN 1 AND 12),
  created_at timestamptz NOT NULL
);
CREATE INDEX document_images_key_idx ON document_images (document_key, created_at);
CREATE INDEX document_images_uploader_idx ON document_images (uploader, created_at);
CREATE INDEX document_images_created_idx ON document_images (created_at);

-- Which kept versions of documents show a picture: one that is shown cannot be deleted, whatever runs beside a save.
CREATE TABLE document_image_uses (
  image_id uuid NOT NULL REFERENCES document_images,
  document_key uuid NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  cover boolean NOT NULL,
  PRIMARY KEY (image_id, document_key, version)
);
CREATE INDEX document_image_uses_key_idx ON document_image_uses (document_key, version);
CREATE INDEX document_image_uses_covers_idx ON document_image_uses (image_id) WHERE cover;

-- Every file that was begun. Its row comes before the file and goes after it, so that a crash in between leaves a row that
-- knows of the file, never a file that nobody knows of.
CREATE TABLE stored_files (
  name text PRIMARY KEY CHECK (length(name) <= 100),
  -- NULL: not finished, or of a picture that is gone.
  image_id uuid REFERENCES document_images ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX stored_files_image_idx ON stored_files (image_id);
CREATE INDEX stored_files_loose_idx ON stored_files (created_at) WHERE image_id IS NULL;
