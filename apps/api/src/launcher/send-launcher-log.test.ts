import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { sweepLauncherLogs } from './sweep-launcher-logs.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const send = (body: object) => api.request('POST', '/api/launcher/logs', { body });
const kept = () => api.app.db.selectFrom('launcher_logs').select(['id', 'text']).execute();

test('a log is kept whole under an id that can be read out, up to its limit', async () => {
  const text = `ошибка\n${'x'.repeat(499_000)}`;
  const answer = await send({ clientUuid: null, text });
  expect(answer.status).toBe(200);
  const { id } = answer.body as { id: string };
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(await kept()).toContainEqual({ id, text });
});

test.each([
  [{ clientUuid: null, text: 'x'.repeat(500_001) }, 400],
  [{ clientUuid: null, text: 'x'.repeat(3_000_000) }, 413],
  [{ clientUuid: null, text: '' }, 400],
  [{ clientUuid: null, text: 'what PostgreSQL cannot hold: \0' }, 400],
  [{ clientUuid: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1fffff', text: 'of no client of ours' }, 404],
])('what is no log is refused and not kept (%#)', async (body, status) => {
  const before = (await kept()).length;
  expect((await send(body)).status).toBe(status);
  expect(await kept()).toHaveLength(before);
});

test('after 14 days a log is forgotten', async () => {
  api.clock.advance(14 * DAY_MS - 60_000);
  await inTransaction(api.app.db, (trx) => sweepLauncherLogs.run(trx, api.app));
  expect(await kept()).not.toEqual([]);
  api.clock.advance(120_000);
  await inTransaction(api.app.db, (trx) => sweepLauncherLogs.run(trx, api.app));
  expect(await kept()).toEqual([]);
});
