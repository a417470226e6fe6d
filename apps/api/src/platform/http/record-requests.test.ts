import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const countsOf = async (operation: string) => {
  const { text } = await api.request('GET', '/metrics');
  const pattern = new RegExp(
    `^http_request_duration_seconds_count\\{operation="${operation}",status="(\\w+)"\\} (\\d+)`,
    'gm',
  );
  return Object.fromEntries([...text.matchAll(pattern)].map(([, status, count]) => [status, Number(count)]));
};

test('requests are counted by operation and class of status', async () => {
  const { headers } = await api.request('GET', '/api/server/monitoring');
  await api.request('GET', '/api/server/monitoring', { headers: { 'if-none-match': headers['etag'] ?? '' } });
  await api.request('GET', '/api/server/monitoring?unknown=1');
  expect(await countsOf('getMonitoring')).toEqual({ '2xx': 1, '3xx': 1, '4xx': 1 });
});

test('unknown addresses are counted together, so that callers cannot create labels', async () => {
  for (const path of ['/api/one', '/api/two']) await api.request('GET', path);
  expect(await countsOf('other')).toEqual({ '4xx': 2 });
  expect(Object.keys(await countsOf('one'))).toEqual([]);
});

test('one log line has the operation, the player, the status and the time, and never the query', async () => {
  const player = await api.signUp();
  api.log.length = 0;
  await api.request('GET', '/api/main?secret=1', { as: player });
  const lines = api.log.filter((line) => line.includes('"msg":"request"'));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      reqId: expect.any(String),
      operation: 'getMain',
      playerId: player.playerId,
      status: 400,
      ms: expect.any(Number),
    }),
  ]);
  expect(lines.join('')).not.toContain('secret');
});
