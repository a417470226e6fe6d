import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { banInGame } from '../../../testing/game-ban.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gameCaller, type GameCaller } from '../../game/bridge/testing/game-caller.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { refreshTops } from '../leaderboards/refresh-tops.ts';
import { befriend, play } from './testing/public-player.ts';

type Schemas = components['schemas'];

let api: TestApp;
let hitech: GameCaller;
let magic: GameCaller;
beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  magic = await gameCaller(api, 'magic-rpg');
});
afterAll(() => api.close());

const profile = (nickname: string, as?: Player) =>
  api.request<Schemas['Profile']>('GET', `/api/user/profile/${nickname}`, as ? { as } : {});
const hide = (as: Player, part: Schemas['PrivacyPart'], shownTo: Schemas['ShownTo']) =>
  api.request<Schemas['Privacy']>('POST', '/api/user/privacy/hide', { as, body: { part, shownTo } });
const like = (as: Player, nickname: string, liked: boolean) =>
  api.request<Schemas['ProfileLikes']>('POST', '/api/user/profile/like', { as, body: { nickname, liked } });

describe('places in leaderboards', () => {
  const refresh = () => {
    api.clock.advance(2 * MINUTE_MS);
    return runJob(api.app, refreshTops);
  };

  test('are across all servers, and hidden with the part that they count', async () => {
    const player = await addPlayer(api, 0);
    const rival = await addPlayer(api, 0);
    await play(api, hitech, player.login, 7200, 0);
    await play(api, magic, rival.login, 9000, 0);
    await like(rival, player.login, true);
    await refresh();
    const { ranks } = (await profile(player.login)).body;
    expect(ranks).toMatchObject({ coins: null, likes: 1 });
    expect(ranks.playtime).toBe(((await profile(rival.login)).body.ranks.playtime ?? 0) + 1);
    expect(ranks.online).not.toBeNull();
    await hide(player, 'playtime', 'nobody');
    expect((await profile(player.login)).body.ranks).toEqual({ playtime: null, online: null, coins: null, likes: 1 });
    expect((await profile(player.login, player)).body.ranks.playtime).toBe(ranks.playtime);
  });

  test('are empty for banned players, even before leaderboards are recomputed', async () => {
    const player = await addPlayer(api, 0);
    await play(api, hitech, player.login, 7200, 0);
    await refresh();
    expect((await profile(player.login)).body.ranks.playtime).not.toBeNull();
    await banInGame(api, hitech, player.login);
    expect((await profile(player.login)).body.ranks).toEqual({
      playtime: null,
      online: null,
      coins: null,
      likes: null,
    });
  });
});

test.each(['Nobody_here', 'ab', 'longer_than_any_nickname', '%D0%BA%D0%BE%D1%82', 'a.b', 'a%20b'])(
  'a profile of %s is 404 by every call',
  async (nickname) => {
    const asker = await addPlayer(api, 0);
    const range = 'resolution=day&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z';
    const asked = ['profile', 'roles', 'playtime', 'statistics'].map((call) => `${call}/${nickname}`);
    for (const path of [...asked, `playtime-range/${nickname}?${range}`, `friends?nickname=${nickname}`]) {
      const answer = await api.request('GET', `/api/user/${path}`);
      expect([path, refusal(answer)]).toEqual([path, expect.objectContaining({ status: 404, type: 'not_found' })]);
    }
    expect((await api.request('GET', `/api/skin/${nickname}`)).status).toBe(404);
    const body = { nickname: decodeURIComponent(nickname) };
    expect(refusal(await like(asker, body.nickname, true))).toMatchObject({ status: 404 });
    const request = await api.request('POST', '/api/user/friends/request', { as: asker, body });
    expect(refusal(request)).toMatchObject({ status: 404 });
  },
);

test('home sums up a player: last server, active roles by their end, friends who show that they are online, next wipe', async () => {
  const [player, shown, hidden] = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
  const home = async () => (await api.request<Schemas['Home']>('GET', '/api/home', { as: player })).body;
  const { db } = api.app;
  await db.deleteFrom('server_wipes').where('state', '=', 'announced').execute();
  expect(await home()).toEqual({ lastServer: null, roles: [], friendsOnline: 0, friends: [], nextWipe: null });
  const now = api.clock.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const sold = await db.selectFrom('roles').select('id').where('server_id', '=', 'hitech').orderBy('tier').execute();
  const grant = { player_id: player.playerId, server_id: 'hitech', started_at: at(-9) };
  const ends = [null, at(3), at(-1)];
  await db
    .insertInto('grants')
    .values(ends.map((expires_at, place) => ({ ...grant, role_id: sold[place]?.id ?? '', expires_at })))
    .execute();
  await db
    .insertInto('server_wipes')
    .values([
      { server_id: 'hitech', at: at(9), state: 'announced' },
      { server_id: 'magic-rpg', at: at(5), state: 'announced' },
      { server_id: 'hitech', at: at(-5), state: 'announced' },
    ])
    .execute();
  await play(api, magic, player.login, 60, 0);
  await befriend(api, player, shown);
  await befriend(api, player, hidden);
  await hide(hidden, 'online', 'nobody');
  const who = (login: string) => ({ login, joinedAt: now.toISOString(), afk: false });
  await hitech.heartbeat({ online: [shown, hidden, await addPlayer(api, 0)].map(({ login }) => who(login)) });
  api.clock.advance(1000);
  const body = await home();
  expect(body).toMatchObject({
    lastServer: 'magic-rpg',
    friendsOnline: 1,
    friends: [{ login: shown.login, serverId: 'hitech' }],
    nextWipe: { serverId: 'magic-rpg', at: at(5).toISOString() },
  });
  expect(body.roles.map(({ role, expiresAt }) => [role.id, expiresAt])).toEqual([
    [sold[1]?.id, at(3).toISOString()],
    [sold[0]?.id, null],
  ]);
  await hitech.heartbeat({ online: [who(player.login)] });
  api.clock.advance(1000);
  expect(await home()).toMatchObject({ lastServer: 'hitech', friendsOnline: 0, friends: [] });
});
