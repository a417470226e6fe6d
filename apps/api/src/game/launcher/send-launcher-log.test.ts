import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { sweepLauncherLogs } from './sweep-launcher-logs.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const send = (body: object) => api.request('POST', '/api/launcher/logs', { body });
const listLogs = () => api.app.db.selectFrom('launcher_logs').select(['id', 'text']).execute();

test('a log is stored in full under a readable id, up to its size limit', async () => {
  const text = `ошибка\n${'x'.repeat(499_000)}`;
  const answer = await send({ clientUuid: null, text });
  expect(answer.status).toBe(200);
  const { id } = answer.body as { id: string };
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(await listLogs()).toContainEqual({ id, text });
});

test.each([
  [{ clientUuid: null, text: 'x'.repeat(500_001) }, 400],
  [{ clientUuid: null, text: 'x'.repeat(3_000_000) }, 413],
  [{ clientUuid: null, text: '' }, 400],
  [{ clientUuid: null, text: 'what PostgreSQL cannot hold: \0' }, 400],
  [{ clientUuid: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1fffff', text: 'of no client of ours' }, 404],
])('a body that is not a log is refused and not stored (%#)', async (body, status) => {
  const before = (await listLogs()).length;
  expect((await send(body)).status).toBe(status);
  expect(await listLogs()).toHaveLength(before);
});

test('after 14 days a log is deleted', async () => {
  api.clock.advance(14 * DAY_MS - 60_000);
  await inTransaction(api.app.db, (trx) => sweepLauncherLogs.run(trx, api.app));
  expect(await listLogs()).not.toEqual([]);
  api.clock.advance(120_000);
  await inTransaction(api.app.db, (trx) => sweepLauncherLogs.run(trx, api.app));
  expect(await listLogs()).toEqual([]);
});

test('one address can send twenty logs a day; more are refused with the time of the next one', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 20; tries += 1) statuses.push((await send({ clientUuid: null, text: 'again' })).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await send({ clientUuid: null, text: 'once more' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  api.clock.advance(DAY_MS + 1000);
  expect((await send({ clientUuid: null, text: 'the next day' })).status).toBe(200);
});

test('of more than 2,000 logs the oldest are deleted', async () => {
  const newest = api.clock.now().getTime();
  const many = Array.from({ length: 2005 }, (_, index) => ({
    id: index.toString().padStart(10, '0'),
    client_id: null,
    text: 'one of many',
    received_at: new Date(newest - index * 1000),
    sender: Buffer.of(index % 256),
  }));
  await api.app.db.deleteFrom('launcher_logs').execute();
  await api.app.db.insertInto('launcher_logs').values(many).execute();
  await inTransaction(api.app.db, (trx) => sweepLauncherLogs.run(trx, api.app));
  const left = (await listLogs()).map(({ id }) => Number(id)).sort((a, b) => a - b);
  expect([left.length, left[0], left.at(-1)]).toEqual([2000, 0, 1999]);
});

test('of thirty concurrent logs twenty are accepted', async () => {
  await api.app.db.deleteFrom('launcher_logs').execute();
  const answers = await Promise.all(Array.from({ length: 30 }, () => send({ clientUuid: null, text: 'at once' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await listLogs()).toHaveLength(20);
});
