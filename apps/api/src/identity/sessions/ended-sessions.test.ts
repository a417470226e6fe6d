import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import type { components } from '@hoshikraft/contract';
import { startAnotherProcess } from '../../../testing/another-process.ts';
import type { AnotherProcess } from '../../../testing/another-process.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { jobs } from '../../jobs.ts';
import { sweepSessions } from './sweep-sessions.ts';

let api: TestApp;
let other: AnotherProcess;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
  other = await startAnotherProcess(api);
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(async () => {
  await other.close();
  await api.close();
});

async function signIn(account: SignedUp): Promise<Credentials> {
  const { body } = await api.request<components['schemas']['SignedIn']>('POST', '/api/user/auth/login', {
    body: { login: account.login, password: account.password },
  });
  return body;
}

/** Statuses from both nodes for credentials: first from the other node, whose memory could be stale. */
async function statusesOf(as: Credentials): Promise<number[]> {
  const refresh = (node?: AnotherProcess) =>
    api.request('POST', '/api/user/auth/token', { as, body: {}, ...(node && { node }) });
  return [(await refresh(other)).status, (await refresh()).status];
}

test('logout ends the session immediately on every node', async () => {
  const session = await signIn(player);
  expect(await statusesOf(session)).toEqual([200, 200]);
  expect((await api.request('POST', '/api/user/auth/logout', { as: session })).body).toEqual({ success: true });
  expect(await statusesOf(session)).toEqual([401, 401]);
  expect(await statusesOf(player)).toEqual([200, 200]);
});

test('a terminated session ends on every node; a stranger cannot terminate it', async () => {
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

test('terminate-all ends every other session on every node, and replays by its key', async () => {
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

test('a session is deleted 90 days after it ended by sign-out, disuse or age', async () => {
  expect(jobs).toContain(sweepSessions);
  const begin = api.clock.now().getTime();
  const [signedOut, unused, used] = [await signIn(player), await signIn(player), await signIn(player)];
  await api.request('POST', '/api/user/auth/logout', { as: signedOut });
  const names = new Map(
    [signedOut, unused, used].map(({ accessId }, one) => [accessId, ['signed out', 'unused', 'used'][one]]),
  );
  const listStored = async (day: number) => {
    api.clock.advance(begin + day * DAY_MS - api.clock.now().getTime());
    await api.app.db.transaction().execute((trx) => sweepSessions.run(trx, api.app));
    const rows = await api.app.db
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', player.playerId)
      .execute();
    return rows.flatMap(({ id }) => names.get(id) ?? []).sort();
  };
  const useUntil = async (day: number) => {
    while (api.clock.now().getTime() < begin + day * DAY_MS) {
      api.clock.advance(Math.min(50 * DAY_MS, begin + day * DAY_MS - api.clock.now().getTime()));
      expect(await statusesOf(used)).toEqual([200, 200]);
    }
  };
  await useUntil(89);
  expect(await listStored(89)).toEqual(['signed out', 'unused', 'used']);
  expect(await listStored(91)).toEqual(['unused', 'used']);
  await useUntil(149);
  expect(await listStored(149)).toEqual(['unused', 'used']);
  expect(await listStored(151)).toEqual(['used']);
  await useUntil(364);
  expect(await listStored(365 + 89)).toEqual(['used']);
  expect(await listStored(365 + 91)).toEqual([]);
});
