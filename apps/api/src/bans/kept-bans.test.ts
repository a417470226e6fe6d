import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { ban } from '../../testing/launcher.ts';
import { addPlayer, type Player } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** No longer than answers are kept. */
const SHORT_MS = 2000;

type BanList = components['schemas']['BanList'];

let api: TestApp;
let asker: Player;
let player: Player;

const ask = (query = '') => api.request<BanList>('GET', `/api/ban/list?${query}`, { as: asker });

/** The player's bans as the list says them. */
const told = async (query = '') =>
  (await ask(query)).body.items.filter(({ login }) => login === player.login).map(({ state }) => state);

/** As another process would. */
const write = (text: string, values: unknown[] = []) => api.app.pool.query(text, values);

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  asker = await addPlayer(api, 0);
  player = await addPlayer(api, 0);
});

test('who is banned, unbanned or named anew by whomever is so in the next answer', async () => {
  expect(await told()).toEqual([]);
  const id = await ban(api, { playerId: player.playerId });
  expect([await told(), await told()]).toEqual([['active'], ['active']]);
  await write('UPDATE bans SET lifted_at = $2 WHERE id = $1', [id, api.clock.now()]);
  expect(await told()).toEqual(['lifted']);
  player = { ...player, login: `${player.login}x` };
  await write('UPDATE players SET login = $2 WHERE id = $1', [player.playerId, player.login]);
  expect(await told()).toEqual(['lifted']);
});

test('whose session has ended is told nothing, however often others were told the same', async () => {
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
  await write('DELETE FROM sessions WHERE id = $1', [asker.accessId]);
  expect((await ask()).status).toBe(401);
});

test('a ban is seen when its transaction ends, however it began and whatever ended since', async () => {
  const client = await api.app.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO bans (player_id, login_key, banned_by, ban_reason, banned_at) VALUES ($1, lower($2), 'Volt', 'grief', $3)`,
      [player.playerId, player.login, api.clock.now()],
    );
    expect([await told(), await told()]).toEqual([[], []]);
    await write('SELECT pg_current_xact_id()');
    expect([await told(), await told()]).toEqual([[], []]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  expect(await told()).toEqual(['active']);
});

test('of bans given while many ask, each is in every answer to whoever asks after it', async () => {
  let over = false;
  const crowd = Array.from({ length: 8 }, async () => {
    while (!over) await ask();
  });
  try {
    for (let bans = 1; bans <= 20; bans += 1) {
      await ban(api, { playerId: player.playerId });
      expect((await Promise.all([told(), told(), told()])).map(({ length }) => length)).toEqual([bans, bans, bans]);
    }
  } finally {
    over = true;
    await Promise.all(crowd);
  }
});

/** A database of its own, on which nobody writes beside this: that would end what is kept. */
describe('alone', () => {
  let shared: TestApp;
  beforeAll(async () => {
    shared = api;
    api = await createTestApp({ engine: 'pglite' });
  });
  afterAll(async () => {
    await api.close();
    api = shared;
  });

  test('a ban that runs out and one that leaves its period do so in time, though nothing is written', async () => {
    await ban(api, { playerId: player.playerId, lasts: HOUR_MS });
    api.clock.advance(HOUR_MS - SHORT_MS);
    // That the asker was seen is noted with the first of them, which writes.
    for (const query of ['', '', 'state=active']) expect(await told(query)).toEqual(['active']);
    api.clock.advance(SHORT_MS - 1);
    expect([await told(), await told('state=active')]).toEqual([['active'], ['active']]);
    api.clock.advance(1);
    expect([await told(), await told('state=active')]).toEqual([['expired'], []]);
    api.clock.advance(DAY_MS - HOUR_MS - SHORT_MS);
    for (const query of ['', 'period=day']) expect(await told(query)).toEqual(['expired']);
    api.clock.advance(SHORT_MS);
    expect(await told('period=day')).toEqual(['expired']);
    api.clock.advance(1);
    expect(await told('period=day')).toEqual([]);
  });
});
