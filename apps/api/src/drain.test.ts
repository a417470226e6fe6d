import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startApiProcess } from '../testing/api-process.ts';
import type { ApiProcess } from '../testing/api-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

// Starts the API as a process in every test.
jest.setTimeout(120_000);

/** Accepts connections and never responds. */
const silence = createServer();
const held: Socket[] = [];
silence.on('connection', (socket) => held.push(socket));

let database: TestDatabase;
let api: ApiProcess;
beforeEach(async () => {
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
  database = await openTestDatabase('postgres', false);
  api = await startApiProcess({
    DATABASE_URL: String(database.url),
    SEED: 'development',
    RESELLER_URL: `http://127.0.0.1:${(silence.address() as AddressInfo).port}`,
    // Far longer than the test: only the end of the drain closes the call.
    RESELLER_TIMEOUT_MS: '60000',
    DRAIN_MS: '500',
  });
});
afterEach(async () => {
  api.signal('SIGKILL');
  await api.ended;
  held.forEach((socket) => socket.destroy());
  silence.close();
  await database.close();
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('SIGTERM closes the connections that are still open when the drain is over', async () => {
  const signedIn = await post('/api/user/auth/login', { login: 'player', password: 'hoshikraft-dev' });
  const { accessId, accessToken } = (await signedIn.json()) as { accessId: string; accessToken: string };
  const hanging = post(
    '/api/pay',
    { method: 'bank_card', amount: 50_000 },
    { 'access-id': accessId, 'access-token': accessToken, 'idempotency-key': randomUUID() },
  ).then(
    ({ status }) => `answered ${status}`,
    () => 'cut off',
  );
  if (held.length === 0) await once(silence, 'connection');
  api.signal('SIGTERM');
  expect(await api.ended).toBe(1);
  expect(await hanging).toBe('cut off');
  expect(api.output()).toContain('"msg":"draining"');
});
