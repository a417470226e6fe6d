import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { HOUR_MS } from '@hoshikraft/shared';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from '../../game/bridge/testing/game-caller.ts';

type Schemas = components['schemas'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const players = (count: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: count }, () => addPlayer(api, 0)));
const two = async () => (await players(2)) as [Player, Player];

const change = (as: Player, action: string, { login }: { login: string }) =>
  api.request<Schemas['FriendStanding']>('POST', `/api/user/friends/${action}`, { as, body: { nickname: login } });
const befriend = async (one: Player, other: Player): Promise<void> => {
  await change(one, 'request', other);
  expect((await change(other, 'accept', one)).body.state).toBe('friends');
};
const friendsOf = (owner: Player, as?: Player) =>
  api.request<Schemas['FriendList']>('GET', `/api/user/friends?nickname=${owner.login}`, as ? { as } : {});
const known = async (as: Player, path: string) =>
  (await api.request<Schemas['KnownPlayerList']>('GET', `/api/user/friends/${path}`, { as })).body.items.map(
    ({ login }) => login,
  );
/** Requests that the page header counts. */
const waiting = async (as: Player) =>
  (await api.request<Schemas['Main']>('GET', '/api/main', { as })).body.auth?.friendRequests;
const hide = (as: Player, shownTo: Schemas['ShownTo'], part = 'friends') =>
  api.request('POST', '/api/user/privacy/hide', { as, body: { part, shownTo } });
const counted = async ({ playerId }: Player) =>
  (await api.app.db.selectFrom('players').select('friends').where('id', '=', playerId).executeTakeFirstOrThrow())
    .friends;

describe('friendship', () => {
  test('is requested, shown to both players, and accepted, case-insensitively', async () => {
    const [one, other] = await two();
    const requested = await change(one, 'request', { login: other.login.toUpperCase() });
    expect(requested.body).toEqual({ login: other.login, state: 'outgoing' });
    expect(await known(one, 'requests?direction=outgoing')).toEqual([other.login]);
    expect(await known(other, 'requests?direction=incoming')).toEqual([one.login]);
    expect([await waiting(other), await waiting(one)]).toEqual([1, 0]);
    expect((await change(other, 'accept', one)).body).toEqual({ login: one.login, state: 'friends' });
    expect(await known(other, 'requests?direction=incoming')).toEqual([]);
    expect(await waiting(other)).toBe(0);
    expect((await friendsOf(one)).body.items).toMatchObject([{ login: other.login }]);
    expect((await friendsOf(other)).body.items).toMatchObject([{ login: one.login }]);
  });

  test('is refused with oneself and with an unknown player', async () => {
    const [one] = await two();
    expect(refusal(await change(one, 'request', one))).toMatchObject({ status: 409, type: 'own_profile' });
    expect(refusal(await change(one, 'request', { login: 'Nobody_here' }))).toMatchObject({ status: 404 });
    expect(refusal(await friendsOf({ ...one, login: 'Nobody_here' }))).toMatchObject({ status: 404 });
  });

  test('cannot be accepted without a request', async () => {
    const [one, other] = await two();
    expect(refusal(await change(one, 'accept', other))).toMatchObject({ status: 409, type: 'no_friend_request' });
  });

  test('a blocked player does not notice it, and their request becomes visible when the block ends', async () => {
    const [one, other] = await two();
    await change(one, 'block', other);
    expect((await change(other, 'request', one)).body.state).toBe('outgoing');
    expect(await known(one, 'requests?direction=incoming')).toEqual([]);
    expect(await waiting(one)).toBe(0);
    expect(await known(one, 'blocked')).toEqual([other.login]);
    expect(await known(other, 'blocked')).toEqual([]);
    expect(refusal(await change(one, 'request', other))).toMatchObject({ status: 409, type: 'friend_blocked' });
    expect((await change(one, 'unblock', other)).body.state).toBe('incoming');
    expect(await known(one, 'requests?direction=incoming')).toEqual([other.login]);
  });
});

describe('requests', () => {
  test('are limited to ten an hour, whatever their state; repeated and opposite ones do not count', async () => {
    const [one, ...others] = (await players(13)) as [Player, ...Player[]];
    const [first, second] = others as [Player, Player];
    await change(second, 'request', one);
    for (const other of [first, first, ...others.slice(1, 11)]) {
      expect((await change(one, 'request', other)).status).toBe(200);
    }
    await change(one, 'cancel', first);
    const last = others[11] as Player;
    const refused = await change(one, 'request', last);
    expect(refusal(refused)).toMatchObject({ status: 429, code: 6 });
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body).toMatchObject({ details: { description: 'Попробуйте снова через час.' } });
    api.clock.advance(HOUR_MS);
    expect((await change(one, 'request', last)).body.state).toBe('outgoing');
  });

  test('of twenty concurrent ones ten succeed', async () => {
    const [one, ...others] = (await players(21)) as [Player, ...Player[]];
    const statuses = (await Promise.all(others.map((other) => change(one, 'request', other)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await known(one, 'requests?direction=outgoing')).toHaveLength(10);
  });

  test('a storm of them from both sides ends in one friendship', async () => {
    const [one, other] = await two();
    const storm = Array.from({ length: 50 }, (_, nth) =>
      nth % 2 === 0 ? change(one, 'request', other) : change(other, 'request', one),
    );
    expect(new Set((await Promise.all(storm)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await friendsOf(one)).body.items).toHaveLength(1);
    expect(await known(one, 'requests?direction=outgoing')).toEqual([]);
    expect(await known(one, 'requests?direction=incoming')).toEqual([]);
    expect([await counted(one), await counted(other)]).toEqual([1, 1]);
  });

  test('two players who like and befriend each other fifty times at once do not deadlock and are counted once', async () => {
    const [one, other] = await two();
    const like = (as: Player, { login }: Player) =>
      api.request('POST', '/api/user/profile/like', { as, body: { nickname: login, liked: true } });
    const deeds = [
      () => like(one, other),
      () => like(other, one),
      () => change(one, 'request', other),
      () => change(other, 'request', one),
      () => change(one, 'accept', other),
    ];
    const storm = Array.from({ length: 10 }, () => deeds.map((deed) => deed())).flat();
    const statuses = (await Promise.all<{ status: number }>(storm)).map(({ status }) => status);
    // Acceptances without a request may be refused, and nothing else.
    expect(statuses.filter((status, nth) => status !== 200 && !(nth % 5 === 4 && status === 409))).toEqual([]);
    const rows = await api.app.db
      .selectFrom('players')
      .select(['friends', 'likes'])
      .where('id', 'in', [one.playerId, other.playerId])
      .execute();
    expect(rows).toEqual([
      { friends: 1, likes: 1 },
      { friends: 1, likes: 1 },
    ]);
  });

  test('many players befriend one another concurrently, and every count is right', async () => {
    const crowd = await players(8);
    const pairs = crowd.flatMap((one, nth) => crowd.slice(nth + 1).map((other): [Player, Player] => [one, other]));
    await Promise.all(pairs.flatMap(([one, other]) => [change(one, 'request', other), change(other, 'request', one)]));
    expect(await Promise.all(crowd.map(counted))).toEqual(crowd.map(() => 7));
    await Promise.all(pairs.flatMap(([one, other]) => [change(one, 'remove', other), change(other, 'remove', one)]));
    expect(await Promise.all(crowd.map(counted))).toEqual(crowd.map(() => 0));
  });
});

describe('the list of friends', () => {
  test('is visible only to friends, or to no other player, if its owner chooses so', async () => {
    const [owner, friend, stranger] = (await players(3)) as [Player, Player, Player];
    await befriend(owner, friend);
    const statuses = () =>
      Promise.all([undefined, stranger, friend, owner].map(async (as) => (await friendsOf(owner, as)).status));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await hide(owner, 'friends');
    expect(await statuses()).toEqual([403, 403, 200, 200]);
    await hide(owner, 'nobody');
    expect(await statuses()).toEqual([403, 403, 403, 200]);
  });

  test('does not show players who hide their friends in the lists of others, nor reveal them by its cursor', async () => {
    const [owner, hidden, last, stranger] = (await players(4)) as [Player, Player, Player, Player];
    await befriend(owner, last);
    api.clock.advance(1000);
    await befriend(owner, hidden);
    await hide(hidden, 'nobody');
    const asSeen = async (as?: Player) => (await friendsOf(owner, as)).body.items;
    const unnamed = { login: null, since: null, online: null };
    expect(await asSeen()).toEqual([unnamed, expect.objectContaining({ login: last.login })]);
    expect((await asSeen(stranger))[0]).toEqual(unnamed);
    expect((await asSeen(owner))[0]).toMatchObject({ login: hidden.login });
    expect((await asSeen(hidden))[0]).toMatchObject({ login: hidden.login });
    const page = await api.request<Schemas['FriendList']>('GET', `/api/user/friends?nickname=${owner.login}&limit=1`);
    const cursor = Buffer.from(page.body.nextCursor ?? '', 'base64url').toString();
    expect(cursor).not.toContain(hidden.playerId);
    expect(page.text).not.toContain(hidden.login);
  });

  test('says where friends play now, only to those who may see it', async () => {
    const [owner, open, closed, hidden, stranger] = (await players(5)) as [Player, Player, Player, Player, Player];
    for (const friend of [hidden, closed, open]) {
      await befriend(owner, friend);
      api.clock.advance(1000);
    }
    await hide(closed, 'friends', 'online');
    await hide(hidden, 'nobody');
    const joinedAt = api.clock.now().toISOString();
    const server = await gameCaller(api, 'hitech');
    await server.heartbeat({ online: [open, closed, hidden].map(({ login }) => ({ login, joinedAt, afk: false })) });
    api.clock.advance(1000);
    const seenBy = async (as?: Player) =>
      (await friendsOf(owner, as)).body.items.map(({ online }) => online?.serverId ?? null);
    expect(await seenBy(owner)).toEqual(['hitech', 'hitech', 'hitech']);
    expect(await seenBy(stranger)).toEqual(['hitech', null, null]);
    expect(await seenBy()).toEqual(['hitech', null, null]);
  });
});
