import { type RawBuilder, sql } from 'kysely';

/** As people type it, whatever their keyboard: small letters, and yo as ye. What is searched is kept so. */
export const foldWords = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

/** LIKE patterns of a search, one a word: all of them have to be found, anywhere. */
const patternsOf = (q: string): string[] =>
  foldWords(q)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/**
 * Whether folded words hold every word of a search, each anywhere. An index over `as_latin(column)` with `gin_trgm_ops`
 * answers it in every locale of a database (docs/decisions/0098-search.md).
 *
 * @param column of folded words, in a statement
 * @returns null where the search says nothing
 */
export function holdsWords(column: RawBuilder<string>, q: string): RawBuilder<boolean> | null {
  const patterns = patternsOf(q);
  if (patterns.length === 0) return null;
  const held = patterns.map(
    (pattern) => sql`as_latin(${column}) LIKE as_latin(${pattern}) AND ${column} LIKE ${pattern}`,
  );
  return sql<boolean>`(${sql.join(held, sql` AND `)})`;
}
