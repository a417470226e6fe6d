import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { banInGame } from '../../../testing/game-ban.ts';
import { ban } from '../../../testing/launcher.ts';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type GameCaller, gameCaller } from '../bridge/testing/game-caller.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { expireBans } from './expire-bans.ts';
import { fillBans } from './testing/fill-bans.ts';

type BanList = components['schemas']['BanList'];

let api: TestApp;
let hitech: GameCaller;
let asker: Player;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  asker = await addPlayer(api, 0);
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await api.request<BanList>('GET', `/api/ban/list?${new URLSearchParams(query)}`, { as: asker })).body;

/** Number of the player's bans in each state. */
const statesOf = async ({ login }: Player) => {
  const entries = ['active', 'permanent', 'ended'].map(async (state) => [
    state,
    (await list({ q: login, state })).items.length,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, number>;
};

test('a visitor sees no bans', async () => {
  expect(refusal(await api.request('GET', '/api/ban/list'))).toMatchObject({ status: 401, code: 8 });
});

test('a listed ban has player, moderator, reason, server and end, but no price', async () => {
  const player = await addPlayer(api, 0);
  const { banId, gameBan } = await banInGame(api, hitech, player.login.toUpperCase());
  expect((await list({ q: player.login.toUpperCase() })).items).toEqual([
    {
      id: banId,
      login: player.login,
      server: 'hitech',
      banned_by: gameBan.banned_by,
      ban_reason: gameBan.ban_reason,
      rule: null,
      banned_at: gameBan.banned_at,
      unban_at: gameBan.unban_at,
      state: 'active',
      ended_at: null,
    },
  ]);
});

test('a reason that quotes a rule by its number is listed with the title of the rule, else of its section', async () => {
  const ruleOf = async (reason: string, language: string) => {
    const player = await addPlayer(api, 0);
    await banInGame(api, hitech, player.login, { ban_reason: reason });
    const found = await api.request<BanList>('GET', `/api/ban/list?q=${player.login}`, {
      as: asker,
      headers: { 'accept-language': language },
    });
    return found.body.items[0]?.rule;
  };
  expect(await ruleOf('3.1', 'ru')).toEqual({ number: '3.1', title: 'Читы' });
  expect(await ruleOf('KillAura (3.1, 2.2)', 'en')).toEqual({ number: '3.1', title: 'Cheats' });
  expect([await ruleOf('1.20.1, 12.40', 'en'), await ruleOf('9.9', 'en')]).toEqual([null, null]);
  await api.app.db.updateTable('rules').set({ title: null }).where('number', '=', '3.9').execute();
  expect(await ruleOf('3.9', 'en')).toEqual({ number: '3.9', title: 'Gameplay' });
});

test('an expired ban is not active from its end on, and is listed as ended once it is marked', async () => {
  const player = await addPlayer(api, 0);
  await ban(api, { playerId: player.playerId, lasts: MINUTE_MS });
  await ban(api, { playerId: player.playerId });
  expect(await statesOf(player)).toEqual({ active: 2, permanent: 1, ended: 0 });
  api.clock.advance(MINUTE_MS);
  expect(await statesOf(player)).toEqual({ active: 1, permanent: 1, ended: 0 });
  await runJob(api.app, expireBans);
  expect(await statesOf(player)).toEqual({ active: 1, permanent: 1, ended: 1 });
  const [ended] = (await list({ q: player.login, state: 'ended' })).items;
  expect(ended).toMatchObject({ state: 'expired', ended_at: ended?.unban_at });
});

test('an expired ban whose end the game moves is active again', async () => {
  const player = await addPlayer(api, 0);
  const soon = new Date(api.clock.now().getTime() + MINUTE_MS).toISOString();
  const { gameBan } = await banInGame(api, hitech, player.login, { unban_at: soon });
  api.clock.advance(2 * MINUTE_MS);
  await runJob(api.app, expireBans);
  await hitech.events({ bans: [gameBan] });
  expect(await statesOf(player)).toEqual({ active: 0, permanent: 0, ended: 1 });
  await hitech.events({ bans: [{ ...gameBan, unban_at: new Date(api.clock.now().getTime() + DAY_MS).toISOString() }] });
  expect(await statesOf(player)).toEqual({ active: 1, permanent: 0, ended: 0 });
});

test('a ban lifted in the game ends at the time of the lift, not of the report', async () => {
  const player = await addPlayer(api, 0);
  const { gameBan } = await banInGame(api, hitech, player.login, { unban_at: null });
  const lifted_at = new Date(api.clock.now().getTime() + MINUTE_MS).toISOString();
  api.clock.advance(DAY_MS);
  await hitech.events({ bans: [{ ...gameBan, lifted: true, lifted_at }] });
  expect(await statesOf(player)).toEqual({ active: 0, permanent: 0, ended: 1 });
  expect((await list({ q: player.login })).items).toMatchObject([{ state: 'lifted', ended_at: lifted_at }]);
});

test.each([
  ['of a ban that stands', { lifted: false }, 'active'],
  ['before its ban', { lifted: true, lifted_at: new Date(0).toISOString() }, 'lifted'],
  ['in the future', { lifted: true, lifted_at: '2999-01-01T00:00:00Z' }, 'lifted'],
])('the time of a lift %s is ignored, the ban is taken', async (_name, changes, state) => {
  const player = await addPlayer(api, 0);
  const { gameBan } = await banInGame(api, hitech, player.login, { unban_at: null });
  const now = api.clock.now().toISOString();
  const { body } = await hitech.events({ bans: [{ ...gameBan, lifted_at: now, ...changes }] });
  expect(body.oddities).toEqual([{ part: 'bans', index: 0, result: 'corrected' }]);
  const ended_at = state === 'lifted' ? now : null;
  expect((await list({ q: player.login })).items).toMatchObject([{ state, ended_at }]);
});

test.each(['%', '_', "'", 'Ж', '~', '%F0%9F%A6%8A'])('%s finds no player', async (q) => {
  const answer = await api.request<BanList>('GET', `/api/ban/list?q=${q === '%' ? '%25' : q}`, { as: asker });
  if (answer.status !== 400) expect(answer.body).toEqual({ items: [], nextCursor: null });
});

describe('of 50,000 bans', () => {
  const LIMIT = 25;
  beforeAll(async () => {
    await fillBans(api, 50_000);
    await runJob(api.app, expireBans);
    await api.app.pool.query('ANALYZE');
  });

  const choices: [string, string[]][] = [
    ['q', ['ronin_1']],
    ['state', ['active', 'permanent', 'ended']],
    ['server', ['hitech', 'magic-rpg']],
    ['period', ['month']],
  ];
  const combinations = choices.reduce<Record<string, string>[]>(
    (found, [name, values]) => [
      ...found,
      ...found.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    ],
    [{}],
  );

  test.each(combinations.map((query) => ({ query, text: new URLSearchParams(query).toString() })))(
    'a page narrowed by "$text" reads only what it shows',
    async ({ query }) => {
      let shown = 0;
      const read = await rowsRead(api.app.pool, async () => {
        const first = await list({ ...query, limit: String(LIMIT) });
        shown = first.items.length;
        if (first.nextCursor !== null) await list({ ...query, limit: String(LIMIT), cursor: first.nextCursor });
      });
      expect(shown).toBeGreaterThan(0);
      // A login prefix and a period are two ranges, and an index serves one: rows outside of the other are read as well.
      const most = query['q'] === undefined ? LIMIT + 1 : (query['period'] === undefined ? 10 : 50) * LIMIT;
      expect(read.filter(({ table, rows }) => table === 'bans' && rows > most)).toEqual([]);
    },
  );
});
