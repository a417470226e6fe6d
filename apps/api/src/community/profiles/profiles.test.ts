import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { banInGame } from '../../../testing/game-ban.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gameCaller, type GameCaller } from '../../game/bridge/testing/game-caller.ts';
import { befriend, crowd, play } from './testing/public-player.ts';

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
const roles = (nickname: string, as?: Player) =>
  api.request<Schemas['PlayerRoles']>('GET', `/api/user/roles/${nickname}`, as ? { as } : {});
const hide = (as: Player, part: Schemas['PrivacyPart'], shownTo: Schemas['ShownTo']) =>
  api.request<Schemas['Privacy']>('POST', '/api/user/privacy/hide', { as, body: { part, shownTo } });

describe('a profile', () => {
  test('of a player who never played is empty and hides nothing', async () => {
    const player = await addPlayer(api, 0);
    const { status, body, headers } = await profile(player.login);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: player.playerId,
      login: player.login,
      avatarOrSkin: null,
      registeredAt: body.registeredAt,
      cover: { glow: 'octarine', style: 'geometry', art: 'none' },
      likes: 0,
      liked: false,
      friendState: null,
      ban: null,
      roles: { login: player.login, groups: [], roles: [] },
      online: null,
      lastSeenAt: null,
      playtime: { seconds: 0, afkSeconds: 0, servers: [] },
      coins: { amount: 0, servers: body.coins?.servers.map(({ serverId }) => ({ serverId, amount: 0 })) },
      friends: 0,
      services: [],
      ranks: { playtime: null, online: null, coins: null, likes: null },
      pictureVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      hidden: [],
      privacy: null,
    });
    expect(body.coins?.servers.map(({ serverId }) => serverId)).toHaveLength(4);
    expect(headers['cache-control']).toBeUndefined();
    expect((await profile(player.login, player)).headers['cache-control']).toBe('private, no-store');
  });

  test('is found by the nickname in any case, and has it as registered; an unknown one is 404', async () => {
    const player = await addPlayer(api, 0);
    expect((await profile(player.login.toUpperCase())).body.login).toBe(player.login);
    expect((await roles(player.login.toUpperCase())).body.login).toBe(player.login);
  });

  test('sums play time by server and shows when the player was last seen', async () => {
    const player = await addPlayer(api, 0);
    const left = await play(api, hitech, player.login, 3600, 600);
    await play(api, magic, player.login, 1800, 0);
    const { body } = await profile(player.login);
    expect(body.playtime).toEqual({
      seconds: 4800,
      afkSeconds: 600,
      servers: [
        { serverId: 'hitech', seconds: 3000, afkSeconds: 600 },
        { serverId: 'magic-rpg', seconds: 1800, afkSeconds: 0 },
      ],
    });
    expect(body.lastSeenAt).toBe(left);
  });

  test('shows the current server of the player, and none 15 s after the last heartbeat', async () => {
    const player = await addPlayer(api, 0);
    const who = { login: player.login.toUpperCase(), joinedAt: api.clock.now().toISOString(), afk: true };
    await magic.heartbeat({ online: [who] });
    api.clock.advance(1000);
    expect((await profile(player.login)).body.online).toEqual({ serverId: 'magic-rpg' });
    api.clock.advance(15_000);
    expect((await profile(player.login)).body.online).toBeNull();
  });

  test('shows the public groups and the current roles, not expired ones', async () => {
    const player = await addPlayer(api, 0);
    const { db } = api.app;
    await db
      .updateTable('players')
      .set({ groups: ['player', 'editor', 'moderator'] })
      .where('id', '=', player.playerId)
      .execute();
    const sold = await db
      .selectFrom('roles')
      .select(['id', 'server_id', 'tier'])
      .where('server_id', '=', 'hitech')
      .orderBy('tier')
      .execute();
    const now = api.clock.now();
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const [low, high, over] = sold as [(typeof sold)[number], (typeof sold)[number], (typeof sold)[number]];
    await db
      .insertInto('grants')
      .values([
        { player_id: player.playerId, server_id: 'hitech', role_id: low.id, started_at: at(-3), expires_at: at(3) },
        { player_id: player.playerId, server_id: 'hitech', role_id: high.id, started_at: at(-2), expires_at: null },
        { player_id: player.playerId, server_id: 'hitech', role_id: over.id, started_at: at(-9), expires_at: at(-1) },
      ])
      .execute();
    const { body } = await roles(player.login);
    expect(body.groups).toEqual(['editor', 'moderator']);
    expect(body.roles.map(({ role, startedAt, expiresAt }) => [role.id, startedAt, expiresAt])).toEqual([
      [high.id, at(-2).toISOString(), null],
      [low.id, at(-3).toISOString(), at(3).toISOString()],
    ]);
    expect((await profile(player.login)).body.roles).toEqual(body);
  });

  test('of a banned player shows the most severe ban, without a price', async () => {
    const player = await addPlayer(api, 0);
    await banInGame(api, hitech, player.login, { ban_reason: 'older' });
    api.clock.advance(1000);
    const { gameBan } = await banInGame(api, hitech, player.login, { ban_reason: 'newer', unban_at: null });
    expect((await profile(player.login)).body.ban).toEqual({
      server: 'hitech',
      banned_by: gameBan.banned_by,
      ban_reason: 'newer',
      rule: null,
      banned_at: gameBan.banned_at,
      unban_at: null,
    });
  });

  test.each([
    ['none', []],
    ['outgoing', ['asker asks']],
    ['incoming', ['owner asks']],
    ['friends', ['friends']],
    ['blocked', ['asker blocks']],
    ['none', ['owner blocks']],
  ] as const)('the player is %s to the caller after %j', async (state, happened) => {
    const [owner, asker] = [await addPlayer(api, 0), await addPlayer(api, 0)];
    const created_at = api.clock.now();
    const request = (from: Player, to: Player) =>
      api.app.db
        .insertInto('friend_requests')
        .values({ from_id: from.playerId, to_id: to.playerId, created_at })
        .execute();
    const block = (by: Player, whom: Player) =>
      api.app.db
        .insertInto('player_blocks')
        .values({ player_id: by.playerId, blocked_id: whom.playerId, created_at })
        .execute();
    for (const what of happened) {
      if (what === 'asker asks') await request(asker, owner);
      if (what === 'owner asks') await request(owner, asker);
      if (what === 'friends') await befriend(api, owner, asker);
      if (what === 'asker blocks') await block(asker, owner);
      if (what === 'owner blocks') await block(owner, asker);
    }
    expect((await profile(owner.login, asker)).body.friendState).toBe(state);
    expect((await profile(owner.login, owner)).body.friendState).toBeNull();
  });

  test('reads few rows in one statement, regardless of the player’s history', async () => {
    const [player, friend] = [await addPlayer(api, 0), await addPlayer(api, 0)];
    await befriend(api, player, friend);
    await crowd(api, player.playerId);
    api.clock.advance(1000);
    const read = await rowsRead(api.app.pool, () => profile(player.login, friend));
    const about = read.filter(({ sql }) => sql.includes('"players"') && !sql.includes('token_hash'));
    expect(new Set(about.map(({ sql }) => sql)).size).toBe(1);
    expect((await profile(player.login)).body).toMatchObject({ friends: 2001, likes: 2000 });
    // A rank is counted from the next step (decision 104): at most a thousand rows of each leaderboard.
    expect(about.filter(({ rows, table }) => rows > (table === 'top_scores' ? 4000 : 10))).toEqual([]);
  });
});

test('roles of a player are read alone, however many others hold some', async () => {
  const { login } = await addPlayer(api, 0);
  await api.app.pool.query(`INSERT INTO players (login) SELECT 'holder_' || n FROM generate_series(1, 1000) AS n`);
  await api.app.pool.query(
    `INSERT INTO grants (player_id, server_id, role_id, started_at, expires_at)
     SELECT players.id, roles.server_id, roles.id, now() - interval '1 day', NULL FROM players, roles
     WHERE lower(login) = $1 OR login LIKE 'holder%'`,
    [login.toLowerCase()],
  );
  await api.app.pool.query('ANALYZE');
  let held = 0;
  const read = await rowsRead(api.app.pool, async () => {
    held = (await roles(login)).body.roles.length;
  });
  expect(held).toBeGreaterThan(5);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ rows }) => rows > 10 * held)).toEqual([]);
});

describe('privacy', () => {
  test('is open by default, is set for each part, and repeated calls have no further effect', async () => {
    const player = await addPlayer(api, 0);
    const get = async () => (await api.request<Schemas['Privacy']>('GET', '/api/user/privacy', { as: player })).body;
    expect(new Set(Object.values(await get()))).toEqual(new Set(['everyone']));
    await hide(player, 'coins', 'nobody');
    await hide(player, 'coins', 'nobody');
    const { body } = await hide(player, 'lastSeen', 'friends');
    expect(body).toMatchObject({ coins: 'nobody', lastSeen: 'friends', online: 'everyone' });
    expect(await get()).toEqual(body);
    expect((await hide(player, 'coins', 'everyone')).body).toMatchObject({ coins: 'everyone', lastSeen: 'friends' });
  });

  test('several parts hidden at once are all hidden', async () => {
    const player = await addPlayer(api, 0);
    const parts = ['online', 'playtime', 'statistics', 'coins', 'friends', 'roles', 'lastSeen'] as const;
    await Promise.all(parts.map((part) => hide(player, part, 'nobody')));
    expect((await profile(player.login)).body.hidden).toEqual(parts);
    expect(refusal(await roles(player.login))).toMatchObject({ status: 403, code: 3, type: 'part_hidden' });
  });

  test('an unknown part or audience is refused', async () => {
    const player = await addPlayer(api, 0);
    for (const body of [
      { part: 'email', shownTo: 'nobody' },
      { part: 'coins', shownTo: 'enemies' },
    ]) {
      expect((await api.request('POST', '/api/user/privacy/hide', { as: player, body })).status).toBe(400);
    }
    expect((await api.request('GET', '/api/user/privacy')).status).toBe(401);
  });
});
