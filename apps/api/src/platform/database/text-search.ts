import { visible } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';

/** Normalizes a text for search: letters composed (NFC), in lower case, and yo as ye. The searched columns are stored in the same form. */
export const normalizeText = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('\u0451', '\u0435');

/** LIKE patterns of a search, one per word; all of them must match, in any position. */
const patternsOf = (q: string): string[] =>
  normalizeText(visible(q))
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/**
 * Whether a normalized text contains every word of a search, in any position. An index over `as_latin(column)` with
 * `gin_trgm_ops` serves it in every locale of a database (docs/decisions/0098-search.md).
 *
 * @param column with normalized text
 * @returns null for a search without words
 */
export function containsWords(column: RawBuilder<string>, q: string): RawBuilder<boolean> | null {
  const patterns = patternsOf(q);
  if (patterns.length === 0) return null;
  const held = patterns.map(
    (pattern) => sql`as_latin(${column}) LIKE as_latin(${pattern}) AND ${column} LIKE ${pattern}`,
  );
  return sql<boolean>`(${sql.join(held, sql` AND `)})`;
}
