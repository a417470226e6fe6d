import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const download = (system: string, how: Partial<Parameters<TestApp['request']>[2]> = {}) =>
  api.request('POST', '/api/visits/download', { body: { system }, ...how });

const counts = async () =>
  (
    await api.app.db
      .selectFrom('launcher_downloads')
      .select(['system', 'count'])
      .orderBy('day')
      .orderBy('system')
      .execute()
  ).map(({ system, count }) => [system, count]);

test('downloads are counted by day and system, also many at once, without a sign-in', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => download('windows')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  await download('linux');
  api.clock.advance(DAY_MS);
  await download('windows');
  expect(await counts()).toEqual([
    ['linux', 1],
    ['windows', 20],
    ['windows', 1],
  ]);
});

test.each(['android', '', 'WINDOWS'])('the system "%s" is refused', async (system) => {
  const before = await counts();
  expect((await download(system)).status).toBe(400);
  expect(await counts()).toEqual(before);
});

test('one address cannot raise the count beyond its limit', async () => {
  const limited = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  try {
    const statuses: number[] = [];
    for (let tries = 0; tries < 25; tries += 1) {
      statuses.push((await limited.request('POST', '/api/visits/download', { body: { system: 'macos' } })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await limited.close();
  }
});
