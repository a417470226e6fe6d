-- A rule in two or three words, which names it where it is quoted by its number. Without one it has its section's.
ALTER TABLE rules ADD COLUMN title jsonb CHECK (title IS NULL OR text_in_both(title));
