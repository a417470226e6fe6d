import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from '../../game/bridge/testing/game-caller.ts';

type Schemas = components['schemas'];

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ engine });
    const logins = [
      'Neko',
      'neko_two',
      'NekoThree',
      'Kuroneko',
      'x_neko_x',
      'Nekomancer9',
      'n3ko',
      'fox_1',
      'fox11',
      'ShadowKiller',
    ];
    await api.app.db
      .insertInto('players')
      .values(logins.map((login) => ({ login })))
      .execute();
  });
  afterAll(() => api.close());

  const find = (q: string, as?: Player, language = 'ru') =>
    api.request<Schemas['FoundPlayers']>('GET', `/api/user/search?q=${encodeURIComponent(q)}`, {
      headers: { 'accept-language': language },
      ...(as ? { as } : {}),
    });
  const found = async (q: string, as?: Player) => (await find(q, as)).body.players.map(({ login }) => login);

  test('blanks around a search are no part of it', async () => {
    expect(await found(' \u200Bshadowk\u2800')).toEqual(['ShadowKiller']);
    expect((await find('fox\u200B')).status).toBe(422);
  });

  test('the exact nickname comes first, then those that start with the text, then those that contain it', async () => {
    expect(await found('NEKO')).toEqual(['Neko', 'neko_two', 'Nekomancer9', 'NekoThree', 'Kuroneko', 'x_neko_x']);
    expect(await found('  kuroneko ')).toEqual(['Kuroneko']);
  });

  test('an underscore is an underscore, and a per cent sign finds nothing', async () => {
    expect(await found('ox_1')).toEqual(['fox_1']);
    expect(await found('____')).toEqual([]);
    expect(await found('%%%%')).toEqual([]);
    expect(await found("neko' OR 1=1 --")).toEqual([]);
  });

  test('a word with a meaning in SQL is found like any other', async () => {
    await api.app.db
      .insertInto('players')
      .values([{ login: 'xDevNull_1' }, { login: 'TheNullPointer' }])
      .execute();
    expect(await found('null')).toEqual(['xDevNull_1', 'TheNullPointer']);
    expect(await found('devnull')).toEqual(['xDevNull_1']);
    expect(await found('TheNulkPointer')).toEqual(['TheNullPointer']);
  });

  test('if no nickname contains the text, the most similar ones are found', async () => {
    expect(await found('ShadowKiler')).toEqual(['ShadowKiller']);
    for (const slip of ['ShadowKikler', 'ShadowKoller', 'ShaodwKiller', 'hadowKiller', 'ShadowKillre', 'ShdowKiller']) {
      expect([slip, await found(slip)]).toEqual([slip, ['ShadowKiller']]);
    }
    expect(await found('qwertyuiop')).toEqual([]);
    expect(await found('невидимка')).toEqual([]);
  });

  test('fewer than four characters are refused with the message of the form', async () => {
    for (const q of ['nek', '   a  ', 'ёжи']) {
      expect(refusal(await find(q))).toMatchObject({ status: 422, code: 1, type: 'search_too_short' });
    }
    const words = async (language: string) =>
      ((await find('nek', undefined, language)).body as unknown as Schemas['Error']).error_message;
    expect([await words('ru'), await words('en')]).toEqual([
      'Введите не менее четырёх символов',
      'Enter at least four characters',
    ]);
    expect((await api.request('GET', '/api/user/search')).status).toBe(400);
  });

  test('at most twenty players are found', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ login: `swarm_${String(index).padStart(2, '0')}` }));
    await api.app.db.insertInto('players').values(many).execute();
    const logins = await found('swarm');
    expect(logins).toEqual(many.slice(0, 20).map(({ login }) => login));
    expect(await found('warm_1')).toHaveLength(10);
  });

  test('a player who hides being online has the same position and is not shown as online', async () => {
    const server = await gameCaller(api, 'hitech');
    const viewer = await addPlayer(api, 0);
    const logins = ['hiding_a', 'hiding_b', 'hiding_c'];
    await api.app.db
      .insertInto('players')
      .values(logins.map((login) => ({ login, privacy: login === 'hiding_b' ? '{"online":"nobody"}' : '{}' })))
      .execute();
    const joinedAt = api.clock.now().toISOString();
    await server.heartbeat({ online: logins.slice(1).map((login) => ({ login, joinedAt, afk: false })) });
    api.clock.advance(1000);
    const expected = [
      ['hiding_a', undefined],
      ['hiding_b', undefined],
      ['hiding_c', 'hitech'],
    ];
    const shown = async (q: string, as?: Player) =>
      (await find(q, as)).body.players.map(({ login, online }) => [login, online?.serverId]);
    expect(await shown('hiding')).toEqual(expected);
    expect(await shown('iding_', viewer)).toEqual(expected);
    await api.app.db
      .updateTable('players')
      .set({ groups: ['moderator'] })
      .where('id', '=', viewer.playerId)
      .execute();
    expect((await shown('hiding', viewer))[1]).toEqual(['hiding_b', 'hitech']);
  });
});

describe('among thousands', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ content: false });
    await api.app.pool.query(
      `INSERT INTO players (login) SELECT left(md5(n::text), 7) || '_' || n FROM generate_series(1, 30000) AS n`,
    );
    await api.app.pool.query('VACUUM ANALYZE players');
  });
  afterAll(() => api.close());

  test.each([
    'a1b2',
    '_299',
    '0_29998',
    'c4ca423_2',
    'ab_2',
    'a___',
    '____',
    'c4cq4238z9',
    'c4ca432_29999',
    'c4ca4238_1q',
  ])('%s reads no more than ten times what can be shown', async (q) => {
    const read = await rowsRead(api.app.pool, () => api.request('GET', `/api/user/search?q=${q}`));
    const ofPlayers = read.filter(({ table }) => table === 'players');
    expect(ofPlayers.length).toBeGreaterThan(0);
    expect(ofPlayers.filter(({ rows }) => rows > 200)).toEqual([]);
  });

  test.each([
    ['begin with it', 'c4ca'],
    ['have it in them', 'ca423'],
    ['have all but a slip of it', '827ccb0_1q2345'],
  ])('those who %s are found by one statement, pictures and all', async (_who, q) => {
    let found = 0;
    const read = await rowsRead(api.app.pool, async () => {
      const { body } = await api.request<Schemas['FoundPlayers']>('GET', `/api/user/search?q=${q}`);
      found = body.players.length;
    });
    expect(found).toBeGreaterThan(0);
    const of = (table: RegExp) => new Set(read.map(({ sql }) => sql).filter((sql) => table.test(sql))).size;
    expect([of(/players\b/), of(/player_skins/)]).toEqual([1, 1]);
  });
});
