import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createDatabase, startPostgres } from '@hoshikraft/testkit';
import type { RunningPostgres } from '@hoshikraft/testkit';
import { startApiProcess } from '../../../testing/api-process.ts';
import type { ApiProcess } from '../../../testing/api-process.ts';

// Starts the API as a process.
jest.setTimeout(120_000);

// A separate process: in one event loop both ends take turns, and the connection is never reset.
let postgres: RunningPostgres;
let api: ApiProcess;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApiProcess({ DATABASE_URL: await createDatabase(postgres.url) });
});
afterAll(async () => {
  api.signal('SIGKILL');
  await api.ended;
  await postgres.stop();
});

interface Sent {
  path: string;
  bytes: number;
  headers: Record<string, string>;
}

const MEGABYTE = 'x'.repeat(1_000_000);

const send = ({ path, bytes, headers }: Sent): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const call = request(api.url + path, { method: 'POST', headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    call.on('error', reject);
    for (let left = bytes; left > 0; left -= MEGABYTE.length) call.write(MEGABYTE.slice(0, left));
    call.end();
  });

const JSON_BODY = { 'content-type': 'application/json' };

test.each([
  ['close', 'announced'],
  ['close', 'in chunks'],
  ['keep-alive', 'announced'],
  ['keep-alive', 'in chunks'],
])('a body too large is 413, whatever its size (connection: %s, length %s)', async (connection, length) => {
  const sizes = [70_000, 1_000_000, ...Array<number>(6).fill(4_000_000), ...Array<number>(6).fill(20_000_000)];
  for (const bytes of sizes) {
    const sized = length === 'announced' ? { 'content-length': String(bytes) } : {};
    const headers = { ...JSON_BODY, ...sized, connection };
    const { status, body } = await send({ path: '/api/user/auth/login', bytes, headers });
    expect([bytes, status]).toEqual([bytes, 413]);
    expect(JSON.parse(body)).toMatchObject({ error_code: 7, details: { type: 'body_too_large' } });
  }
});

test('a caller refused before the body is read receives the error', async () => {
  for (let time = 0; time < 6; time += 1) {
    const headers = { ...JSON_BODY, connection: 'close' };
    expect((await send({ path: '/api/store/buy', bytes: 8_000_000, headers })).status).toBe(401);
  }
});
