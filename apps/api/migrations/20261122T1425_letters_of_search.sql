-- Small Cyrillic letters as Latin ones and digits, a sign for each. pg_trgm takes what the locale of the database calls a
-- letter; where that is C, a Cyrillic word would have no trigrams at all. Latin words may come out like Cyrillic ones: what
-- is found by it is held against the text itself.
CREATE FUNCTION as_latin(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(words,
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюяієїґ',
  'abvgdeejziyklmnoprstufhc4w37qx901ieig');

DROP INDEX document_words_parts;
CREATE INDEX document_words_letters ON document_words USING gin (as_latin(words) gin_trgm_ops);
