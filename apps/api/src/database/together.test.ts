import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { notWaitedFor, together } from './together.ts';
import type { Trx } from './types.ts';

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine, false);
  }, 60_000);
  beforeEach(async () => {
    await database.db.deleteFrom('players').execute();
  });
  afterAll(() => database.close());

  const logins = async () =>
    (await database.db.selectFrom('players').select('login').orderBy('login').execute()).map(({ login }) => login);
  const add = (trx: Trx, login: string) =>
    trx.insertInto('players').values({ login }).modifyEnd(notWaitedFor).execute();

  test('writes that nobody waits for are kept by the commit', async () => {
    await inTransaction(database.db, async (trx) => {
      await add(trx, 'one');
      await add(trx, 'two');
    });
    expect(await logins()).toEqual(['one', 'two']);
  });

  test('one that fails lets nothing be kept, and the commit says why', async () => {
    const refused = inTransaction(database.db, async (trx) => {
      await add(trx, 'one');
      await add(trx, 'ONE');
      await add(trx, 'two');
    });
    await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'players_login_key' });
    expect(await logins()).toEqual([]);
  });

  test('one that fails is what the next statement says, not that the transaction is aborted', async () => {
    const seen: unknown[] = [];
    const refused = inTransaction(database.db, async (trx) => {
      await add(trx, 'one');
      await add(trx, 'One').catch((error: unknown) => seen.push(error));
      await trx.selectFrom('players').select('id').execute();
      seen.push('went on');
    });
    await expect(refused).rejects.toBeInstanceOf(Error);
    expect(seen).not.toContain('went on');
    expect(await logins()).toEqual([]);
  });

  test('a transaction that is refused after them keeps nothing, and the next on its connection is whole', async () => {
    const refused = inTransaction(database.db, async (trx) => {
      await add(trx, 'one');
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await inTransaction(database.db, (trx) => add(trx, 'two'));
    expect(await logins()).toEqual(['two']);
  });

  test('statements asked together run in their order, each seeing what the ones before it did', async () => {
    const [made, all, count] = await inTransaction(database.db, (trx) =>
      together(
        trx,
        trx.insertInto('players').values({ login: 'one' }).returning('login'),
        trx.selectFrom('players').select('login').where('login', '=', 'one'),
        trx.selectFrom('players').select(sql<number>`count(*)::int`.as('count')),
      ),
    );
    expect([made, all, count]).toEqual([[{ login: 'one' }], [{ login: 'one' }], [{ count: 1 }]]);
  });

  test('the first of them that fails is what they say', async () => {
    const refused = inTransaction(database.db, (trx) =>
      together(
        trx,
        trx.insertInto('players').values({ login: 'one' }),
        trx.insertInto('players').values({ login: 'One' }),
        trx.selectFrom('players').select('login'),
      ),
    );
    await expect(refused).rejects.toMatchObject({ code: '23505' });
    expect(await logins()).toEqual([]);
  });
});
