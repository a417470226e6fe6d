import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { normalizeText, containsWords } from './text-search.ts';

const ROWS = 3000;

let database: TestDatabase;
beforeAll(async () => {
  // The tests' PostgreSQL has the locale C, in which Cyrillic characters are not letters.
  database = await openTestDatabase('postgres', false);
  await sql`CREATE TABLE searched (words text NOT NULL)`.execute(database.db);
  await sql`CREATE INDEX ON searched USING gin (as_latin(words) gin_trgm_ops)`.execute(database.db);
  await sql`INSERT INTO searched SELECT 'заметка ' || n || repeat(' о том, что было', 20) FROM generate_series(1, ${ROWS}) AS n`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const add = (...lines: string[]) =>
  sql`INSERT INTO searched SELECT unnest(${lines.map(normalizeText)}::text[])`.execute(database.db);

const find = async (q: string): Promise<string[]> => {
  const { rows } = await sql<{ words: string }>`SELECT words FROM searched
    WHERE ${containsWords(sql`words`, q)} ORDER BY words`.execute(database.db);
  return rows.map(({ words }) => words);
};

test('an index finds Cyrillic words even if the locale of the database has no Cyrillic', async () => {
  const { rows } = await sql<{ ctype: string }>`SELECT datctype AS ctype FROM pg_database
    WHERE datname = current_database()`.execute(database.db);
  expect(rows).toEqual([{ ctype: 'C' }]);
  await add('Двигатель внутреннего сгорания');
  await sql`VACUUM ANALYZE searched`.execute(database.db);
  for (const q of ['двигатель', 'ГАТЕЛ', 'внутр сгора']) {
    const read = await rowsRead(database.pool, async () => {
      expect(await find(q)).toEqual(['двигатель внутреннего сгорания']);
    });
    expect(read.filter(({ rows: count }) => count > 20)).toEqual([]);
  }
});

test('a word of Latin letters that represent Cyrillic ones does not match', async () => {
  await add('Ёлка', 'elka', 'Щука', 'wuka', '3uka');
  expect(await find('елка')).toEqual(['елка']);
  expect(await find('ELKA')).toEqual(['elka']);
  expect(await find('щука')).toEqual(['щука']);
  expect(await find('3uka')).toEqual(['3uka']);
});

test('wildcards of LIKE are matched literally, and a search of spaces has no condition', async () => {
  await add('Сто% под_ключ');
  expect(await find('сто%')).toEqual(['сто% под_ключ']);
  expect(await find('под_к')).toEqual(['сто% под_ключ']);
  expect([await find('с_о'), await find('%под')]).toEqual([[], []]);
  expect([containsWords(sql`words`, ' '), containsWords(sql`words`, '')]).toEqual([null, null]);
});
