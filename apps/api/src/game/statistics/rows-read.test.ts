import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOnline, listTimeRanges } from '../../../seed/history/online-series.ts';

const MOST_FOR_EACH = 14;

let api: TestApp;

/** Adds two years of the sample history for all servers, and six years of newcomers for a dozen servers. */
beforeAll(async () => {
  api = await createTestApp();
  api.clock.advance(HOUR_MS - (api.clock.now().getTime() % HOUR_MS));
  const until = api.clock.now();
  for (const range of listTimeRanges(new Date(until.getTime() - 730 * DAY_MS), until)) {
    await api.app.db.transaction().execute((trx) => addOnline(trx, range));
  }
  await api.app.pool.query(
    `INSERT INTO newcomer_days SELECT server_id, $1::date - age, 1 + age % 7
     FROM generate_series(0, 2200) AS age, unnest(ARRAY['', 'hitech'] || ARRAY(SELECT 'other-' || n FROM generate_series(1, 10) AS n)) AS server_id`,
    [until],
  );
  await api.app.pool.query('ANALYZE');
});
afterAll(() => api.close());

const pointsIn = (value: unknown): number => {
  if (typeof value === 'number') return 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + pointsIn(part), 0)
    : 0;
};

const ranges = ['1h', '24h', '7d', '31d', '1y', 'max'];
test.each([
  ...ranges.flatMap((range) => [`history?range=${range}`, `history?range=${range}&server=hitech`]),
  'summary?timezone=Europe/Moscow',
  'summary?server=hitech&timezone=Asia/Kolkata',
  ...['31d', '1y', 'max'].flatMap((range) => [`newcomers?range=${range}`, `newcomers?range=${range}&server=hitech`]),
])('%s reads at most fourteen rows per figure', async (path) => {
  let shown = 0;
  const read = await rowsRead(api.app.pool, async () => {
    const { status, body } = await api.request('GET', `/api/online/${path}`);
    expect(status).toBe(200);
    shown = pointsIn(body);
  });
  expect(shown).toBeGreaterThan(20);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ rows }) => rows > shown * MOST_FOR_EACH)).toEqual([]);
});

test('the all-time record of each server is one index entry', async () => {
  const read = await rowsRead(api.app.pool, () => api.request('GET', '/api/server/statistics?server=hitech'));
  const records = read.filter(({ table }) => table === 'online_samples');
  expect(records.length).toBeGreaterThan(0);
  expect(records.filter(({ rows }) => rows > 100)).toEqual([]);
});
