import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { compiledOnce } from './compiled-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite', false);
}, 60_000);
beforeEach(async () => {
  await database.db.deleteFrom('players').execute();
});
afterAll(() => database.close());

interface Row {
  login: string;
  email?: string | null;
}

test('it is put together once for each shape, and filled in with what each use brings', async () => {
  let written = 0;
  const add = compiledOnce((db, { rows }: { rows: readonly Row[] }) => {
    written += 1;
    return db.insertInto('players').values(rows).returning(['login', 'email']);
  });
  const added = async (...rows: Row[]) => (await database.db.executeQuery(add({ rows }))).rows;
  expect(await added({ login: 'one' })).toEqual([{ login: 'one', email: null }]);
  expect(await added({ login: 'two' })).toEqual([{ login: 'two', email: null }]);
  expect(written).toBe(1);
  expect(await added({ login: 'three', email: 'a@b.c' })).toEqual([{ login: 'three', email: 'a@b.c' }]);
  expect(await added({ login: 'four', email: null })).toEqual([{ login: 'four', email: null }]);
  expect(await added({ login: 'nought', email: undefined } as unknown as Row)).toHaveLength(1);
  expect(written).toBe(2);
  expect(await added({ login: 'five' }, { login: 'six' })).toHaveLength(2);
  expect(written).toBe(3);
});

test('two uses that are under way at once keep their values apart', async () => {
  const find = compiledOnce((db, { login }: Row) =>
    db.selectFrom('players').select('login').where('login', '=', login),
  );
  await database.db
    .insertInto('players')
    .values([{ login: 'one' }, { login: 'two' }])
    .execute();
  const both = [find({ login: 'one' }), find({ login: 'two' })];
  const rows = await Promise.all(both.map((query) => database.db.executeQuery(query)));
  expect(rows.map((answer) => answer.rows)).toEqual([[{ login: 'one' }], [{ login: 'two' }]]);
});

test('values of the statement itself stay as they are', async () => {
  const count = compiledOnce((db, { more }: { more: number }) =>
    db.selectNoFrom(sql<number>`${40}::int + ${more}::int + ${1}::int`.as('sum')),
  );
  expect((await database.db.executeQuery(count({ more: 1 }))).rows).toEqual([{ sum: 42 }]);
});

test('a statement that looks at a value is refused', () => {
  const shouted = compiledOnce((db, { login }: Row) =>
    db.selectFrom('players').select('login').where('login', '=', `${login}!`),
  );
  expect(() => shouted({ login: 'one' })).toThrow('not known when its statement is compiled');
});
