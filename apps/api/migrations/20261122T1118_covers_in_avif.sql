-- When somebody last set about encoding a cover as AVIF: whoever died over it is followed by the next.
ALTER TABLE document_images ADD COLUMN avif_begun_at timestamptz;
