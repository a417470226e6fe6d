import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { randomUUID } from 'node:crypto';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from './testing/game-caller.ts';
import type { GameCaller } from './testing/game-caller.ts';

type Schemas = components['schemas'];
type GameBan = Schemas['GameBan'];

let api: TestApp;
let hitech: GameCaller;
let magic: GameCaller;
let player: Player;
let one: GameBan;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  magic = await gameCaller(api, 'magic-rpg');
});
beforeEach(async () => {
  player = await addPlayer(api, 0);
  one = {
    id: randomUUID(),
    login: player.login.toUpperCase(),
    banned_by: 'Volt_Sensei',
    ban_reason: 'griefing',
    banned_at: api.clock.now().toISOString(),
    unban_at: new Date(api.clock.now().getTime() + DAY_MS).toISOString(),
    unbanPrice: 19_900,
    lifted: false,
  };
});
afterAll(() => api.close());

async function report(server: GameCaller, bans: GameBan[], secondsAgo = 0): Promise<number> {
  const timestamp = String(Math.floor(api.clock.now().getTime() / 1000) - secondsAgo);
  return (await server.events({ bans }, { timestamp })).status;
}

const managers = async (as = player) =>
  (await api.request<Schemas['SessionState']>('POST', '/api/user/auth/token', { as, body: {} })).body.auth.managers.ban;

const rows = () => api.app.db.selectFrom('bans').selectAll().where('player_id', '=', player.playerId).execute();

test('a ban of the game shows in the state of its player, however the login is written', async () => {
  expect(await report(hitech, [one])).toBe(200);
  expect(await managers()).toEqual({
    isBanned: true,
    unbanPrice: 19_900,
    current: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      server: 'hitech',
      banned_by: 'Volt_Sensei',
      ban_reason: 'griefing',
      rule: null,
      banned_at: one.banned_at,
      unban_at: one.unban_at,
      unbanPrice: 19_900,
    },
  });
});

test('a repeated report, also ten times concurrently, is one ban with the same id', async () => {
  await report(hitech, [one, one]);
  const { current } = await managers();
  const statuses = await Promise.all(Array.from({ length: 10 }, () => report(hitech, [one])));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await rows()).map(({ id }) => id)).toEqual([current?.id]);
});

test('the same id on another server is another ban', async () => {
  await report(hitech, [one]);
  await report(magic, [{ ...one, lifted: true }]);
  expect((await rows()).map(({ server_id }) => server_id).sort()).toEqual(['hitech', 'magic-rpg']);
  expect((await managers()).current?.server).toBe('hitech');
});

test('a newer report replaces reason, end and price; an older one does not', async () => {
  await report(hitech, [one], 60);
  await report(hitech, [{ ...one, ban_reason: 'worse', unban_at: null, unbanPrice: null }]);
  await report(hitech, [one], 30);
  expect(await managers()).toMatchObject({
    unbanPrice: null,
    current: { ban_reason: 'worse', unban_at: null, unbanPrice: null },
  });
});

test('a lifted ban stays lifted, in any order of reports', async () => {
  await report(hitech, [{ ...one, lifted: true }]);
  expect(await managers()).toEqual({ isBanned: false, unbanPrice: 0, current: null });
  await report(hitech, [one], 30);
  await report(hitech, [one]);
  expect((await managers()).isBanned).toBe(false);
});

test('a ban id cannot be reused for another player', async () => {
  const other = await addPlayer(api, 0);
  await report(hitech, [one]);
  await report(hitech, [{ ...one, login: other.login }]);
  expect((await managers(other)).isBanned).toBe(false);
  expect((await managers()).isBanned).toBe(true);
});

test('a ban of an unknown login is skipped, the others of its batch are stored', async () => {
  const unknown = { ...one, id: randomUUID(), login: 'never_was_here' };
  expect(await report(hitech, [unknown, one])).toBe(200);
  expect((await managers()).isBanned).toBe(true);
  expect(await api.app.db.selectFrom('bans').selectAll().where('game_ban_id', '=', unknown.id).execute()).toEqual([]);
});

test('of several bans one on all servers is the most severe, then the newest', async () => {
  await report(hitech, [one]);
  const later = new Date(api.clock.now().getTime() + 60_000).toISOString();
  await report(magic, [{ ...one, banned_at: later }]);
  expect((await managers()).current?.server).toBe('magic-rpg');
  await api.app.db
    .insertInto('bans')
    .values({
      player_id: player.playerId,
      login_key: player.login,
      banned_by: 'a',
      ban_reason: 'b',
      banned_at: new Date(0),
    })
    .execute();
  expect(await managers()).toMatchObject({ unbanPrice: null, current: { server: null } });
});

const senseless: [string, () => Partial<GameBan>][] = [
  ['ends before it begins', () => ({ unban_at: new Date(api.clock.now().getTime() - 1).toISOString() })],
  ['begins in the future', () => ({ banned_at: new Date(api.clock.now().getTime() + 400_000).toISOString() })],
  ['begins before there was such a game', () => ({ banned_at: '0000-01-01T00:00:00Z' })],
  ['ends at no time', () => ({ unban_at: 'in 3 days' })],
  ['has an id that is none', () => ({ id: '../../etc' })],
];

test.each(senseless)('a ban that %s is left out, the others are stored', async (_name, changes) => {
  const [odd, good] = [
    { ...one, ...changes() },
    { ...one, id: randomUUID(), unbanPrice: 0 },
  ];
  const { status, body } = await hitech.events({ bans: [odd, good] });
  expect([status, body.oddities?.[0]]).toEqual([200, { part: 'bans', index: 0, result: 'left_out' }]);
  // A price of nothing means that the unban is not for sale.
  expect(await rows()).toMatchObject([{ game_ban_id: good.id, unban_price: null }]);
});
