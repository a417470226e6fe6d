import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { isOpen, compareToWindow, refundWindow, listedSince } from './refund-window.ts';
import { databaseNow, wipesSince } from './refunds-repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('postgres', true);
});
afterAll(() => database.close());

const WIPED = new Date('2026-11-22T12:00:00.000Z');
const window = refundWindow(WIPED);
const from = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
const FORTNIGHT = 14 * DAY_MS;

test.each([
  ['a millisecond before the 14 days', -FORTNIGHT - 1, 'before'],
  ['a second before the 14 days', -FORTNIGHT - 1000, 'before'],
  ['as the 14 days begin', -FORTNIGHT, 'within'],
  ['a second after they began', -FORTNIGHT + 1000, 'within'],
  ['a second before the wipe', -1000, 'within'],
  ['a millisecond before the wipe', -1, 'within'],
  ['at the moment of the wipe', 0, 'after'],
  ['a second after the wipe', 1000, 'after'],
])('what was spent %s', (_, shift, place) => {
  expect(compareToWindow(window, from(WIPED, shift))).toBe(place);
});

test.each([
  ['a second before the wipe', -1000, false],
  ['at the moment of the wipe', 0, true],
  ['a second before the 14 days are over', FORTNIGHT - 1000, true],
  ['a millisecond before they are over', FORTNIGHT - 1, true],
  ['as they are over', FORTNIGHT, false],
  ['a second later', FORTNIGHT + 1000, false],
])('asked for %s', (_, shift, open) => {
  expect(isOpen(window, from(WIPED, shift))).toBe(open);
});

test('the database’s clock decides, and a wipe is listed for 28 days', async () => {
  const seen = await database.db.transaction().execute(async (trx) => {
    const now = await databaseNow(trx);
    // Within one transaction the database's time does not change.
    await sql`SELECT pg_sleep(0.02)`.execute(trx);
    expect(await databaseNow(trx)).toEqual(now);
    const times = [1, 0, -1000, -FORTNIGHT, -2 * FORTNIGHT + 1, -2 * FORTNIGHT, -3 * FORTNIGHT];
    for (const shift of times) {
      await trx
        .insertInto('server_wipes')
        .values({ server_id: 'hitech', at: from(now, shift), state: 'reported' })
        .execute();
    }
    const wipes = await wipesSince(trx, '00000000-0000-0000-0000-000000000001', listedSince(now), now);
    return wipes.filter(({ server_id }) => server_id === 'hitech').map(({ at }) => at.getTime() - now.getTime());
  });
  expect(seen).toEqual([0, -1000, -FORTNIGHT, -2 * FORTNIGHT + 1]);
});
