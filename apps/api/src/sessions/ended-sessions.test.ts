import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { anotherProcess } from '../../testing/another-process.ts';
import type { AnotherProcess } from '../../testing/another-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Credentials, SignedUp, TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let other: AnotherProcess;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
  other = await anotherProcess(api);
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(async () => {
  await other.close();
  await api.close();
});

async function signIn(who: SignedUp): Promise<Credentials> {
  const { body } = await api.request<components['schemas']['SignedIn']>('POST', '/api/user/auth/login', {
    body: { login: who.login, password: who.password },
  });
  return body;
}

/** What both nodes say of credentials: the other one first, whose memory would be the stale one. */
async function statusesOf(as: Credentials): Promise<number[]> {
  const ask = (node?: AnotherProcess) =>
    api.request('POST', '/api/user/auth/token', { as, body: {}, ...(node && { node }) });
  return [(await ask(other)).status, (await ask()).status];
}

test('logout ends the session at once, on another node too', async () => {
  const session = await signIn(player);
  expect(await statusesOf(session)).toEqual([200, 200]);
  expect((await api.request('POST', '/api/user/auth/logout', { as: session })).body).toEqual({ success: true });
  expect(await statusesOf(session)).toEqual([401, 401]);
  expect(await statusesOf(player)).toEqual([200, 200]);
});

test('a terminated session is over on every node; others cannot be terminated by a stranger', async () => {
  const session = await signIn(player);
  const stranger = await api.signUp();
  const terminate = (as: Credentials) =>
    api.request('POST', '/api/user/sessions/terminate', { as, body: { id: session.accessId } });
  expect((await terminate(stranger)).status).toBe(404);
  expect(await statusesOf(session)).toEqual([200, 200]);
  expect((await terminate(player)).body).toEqual({ success: true });
  expect(await statusesOf(session)).toEqual([401, 401]);
  expect((await terminate(player)).status).toBe(404);
});

test('terminate-all ends every session but the caller’s own on every node, and replays by its key', async () => {
  const ended = [await signIn(player), await signIn(player)];
  const stranger = await api.signUp();
  for (const one of ended) expect(await statusesOf(one)).toEqual([200, 200]);
  const key = '6a1f0d1e-8f8e-4d3c-9b1a-5b6c7d8e9f00';
  const all = () => api.request('POST', '/api/user/sessions/terminate-all', { as: player, idempotencyKey: key });
  expect((await all()).body).toEqual({ terminated: 2 });
  const replayed = await all();
  expect([replayed.body, replayed.headers['idempotency-replayed']]).toEqual([{ terminated: 2 }, 'true']);
  for (const one of ended) expect(await statusesOf(one)).toEqual([401, 401]);
  for (const one of [player, stranger]) expect(await statusesOf(one)).toEqual([200, 200]);
});
