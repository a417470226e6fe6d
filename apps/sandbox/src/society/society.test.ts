import { afterEach, expect, test } from '@jest/globals';
import { seededRandom } from '@hoshikraft/shared';
import { startFakeShop } from '../testing/fake-shop.ts';
import type { ShopCall } from '../testing/fake-shop.ts';
import { createPlayerClient } from './player-client.ts';
import { createSociety } from './society.ts';

const LOGINS = ['Aoi', 'Kitsune', 'Ronin'];

let shop: Awaited<ReturnType<typeof startFakeShop>>;
afterEach(() => shop.stop());

const SIGNED_IN = { accessId: '5f0c4e1e-5d5e-4f43-8b6a-0c1d2e3f4a5b', accessToken: 'token' };

async function open(answer: (call: ShopCall) => { status: number; body?: unknown } | undefined) {
  shop = await startFakeShop((call) => {
    const said = answer(call);
    if (said) return said;
    if (call.path === '/api/user/auth/login') return { status: 200, body: SIGNED_IN };
    return { status: 200, body: call.path.includes('requests') ? { items: [], nextCursor: null } : {} };
  });
  const client = createPlayerClient(shop.url, 'the password of all');
  return createSociety({ client, logins: LOGINS, random: seededRandom(3) });
}

const told = (path: string) => shop.at(`/api/${path}`).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

test('bots sign in once each, and like and ask each other, never themselves', async () => {
  const society = await open(() => undefined);
  for (let turn = 0; turn < 40; turn += 1) await society.turn();
  expect(
    told('user/auth/login')
      .map(({ login }) => login)
      .sort(),
  ).toEqual(LOGINS);
  const liked = told('user/profile/like');
  const asked = told('user/friends/request');
  expect(liked.length + asked.length).toBe(40);
  expect(Math.min(liked.length, asked.length)).toBeGreaterThan(8);
  expect(liked.every((body) => body['liked'] === true && LOGINS.includes(String(body['nickname'])))).toBe(true);
  expect(shop.at('/api/user/profile/like')[0]?.headers['access-token']).toBe('token');
});

test('a player with a friend request accepts it before other actions', async () => {
  const waiting = { items: [{ login: 'Yuki2009', at: '2026-07-07T17:00:00Z' }], nextCursor: null };
  const society = await open(({ path }) => (path.includes('requests') ? { status: 200, body: waiting } : undefined));
  await society.turn();
  expect(told('user/friends/accept')).toEqual([{ nickname: 'Yuki2009' }]);
  expect(told('user/profile/like')).toEqual([]);
});

test('a refusal is accepted, an expired session is renewed, an unreachable API is reported', async () => {
  let status = 429;
  const society = await open(({ path }) => (path.includes('login') ? undefined : { status }));
  await society.turn();
  const before = told('user/auth/login').length;
  status = 401;
  for (let turn = 0; turn < 8; turn += 1) await society.turn();
  expect(told('user/auth/login').length).toBeGreaterThan(before + 3);
  status = 503;
  await expect(society.turn()).rejects.toThrow('503');
});
