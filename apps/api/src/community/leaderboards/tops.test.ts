import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, MINUTE_MS, seededRandom } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { addPlayer, type Player, signIn } from '../../../testing/players.ts';
import { type Credentials, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expireBans } from '../../game/bans/expire-bans.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { refreshTops } from './refresh-tops.ts';
import { deedsOn } from './testing/deeds.ts';

type Top = components['schemas']['Top'];
const SERVERS = ['hitech', 'magic-rpg'] as const;
const ADDRESSES = { playtime: 'playtime', online: 'server/online', coins: 'coins', likes: 'likes' } as const;
type Type = keyof typeof ADDRESSES;

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ engine });
  });
  afterAll(() => api.close());

  const deeds = () => deedsOn(api);
  const refresh = async () => {
    api.clock.advance(MINUTE_MS);
    expect(await runJob(api.app, refreshTops)).toBe(true);
  };
  const top = async (type: Type, server: string | null = null, as?: Credentials): Promise<Top> => {
    const path = `/api/user/top/${ADDRESSES[type]}${server === null ? '' : `/${server}`}`;
    return (await api.request<Top>('GET', path, as === undefined ? {} : { as })).body;
  };
  const places = async (...asked: Parameters<typeof top>) =>
    (await top(...asked)).places.map(({ place, login, value }) => ({ place, login, value }));

  test('many sessions, coins and likes in any order give the same result as a simple count', async () => {
    const anyNumber = seededRandom(20_261_122);
    const random = (below: number): number => Math.floor(anyNumber() * below);
    const players = await Promise.all(Array.from({ length: 24 }, () => addPlayer(api, 0)));
    const someone = () => players[random(players.length)] as Player;
    const model = new Map<string, number>();
    const add = (type: Type, player: Player, server: string, value: number) => {
      for (const scope of [server, '']) {
        const key = `${type} ${scope} ${player.login}`;
        model.set(key, (model.get(key) ?? 0) + value);
      }
    };
    const played = new Set<string>();
    const liked = new Set<string>();
    for (let round = 0; round < 3; round += 1) {
      for (let step = 0; step < 20; step += 1) {
        const [player, server] = [someone(), SERVERS[random(2)] ?? 'hitech'];
        const hours = 1 + random(3);
        const daysAgo = random(3) === 0 ? 45 : 1 + random(20);
        await deeds().play(player, server, hours, daysAgo);
        played.add(`${server} ${player.login}`);
        add('playtime', player, server, hours * 3600);
        if (daysAgo < 30) add('online', player, server, hours * 3600);
        const richer = someone();
        await deeds().earn(richer, server, 10 + random(5));
        const coins = await api.app.db
          .selectFrom('ledger_accounts')
          .select(['server_id', 'balance'])
          .where('player_id', '=', richer.playerId)
          .where('kind', '=', 'coins')
          .execute();
        for (const row of coins) model.set(`coins ${row.server_id} ${richer.login}`, row.balance ?? 0);
        model.set(
          `coins  ${richer.login}`,
          coins.reduce((sum, row) => sum + (row.balance ?? 0), 0),
        );
        const [loved, by] = [someone(), someone()];
        if (loved !== by) {
          await deeds().like(loved, by);
          liked.add(`${loved.login} ${by.login}`);
        }
      }
      await refresh();
      for (const type of Object.keys(ADDRESSES) as Type[]) {
        for (const scope of ['', ...SERVERS]) {
          const values = players.map(({ login }) => {
            const likes = [...liked].filter((one) => one.startsWith(`${login} `)).length;
            const here = scope === '' || played.has(`${scope} ${login}`);
            return {
              login,
              value: type === 'likes' ? (here ? likes : 0) : (model.get(`${type} ${scope} ${login}`) ?? 0),
            };
          });
          const counted = values
            .filter(({ value }) => value > 0)
            .map(({ login, value }) => ({ login, value, place: 1 + values.filter((one) => one.value > value).length }));
          const byPlace = (left: { place: number; login: string | null }, right: typeof left) =>
            left.place - right.place || String(left.login).localeCompare(String(right.login));
          expect((await places(type, scope || null)).sort(byPlace)).toEqual(counted.sort(byPlace));
        }
      }
    }
    const first = (await top('playtime')).places[0];
    const asked = players.find(({ login }) => login === first?.login);
    expect((await top('playtime', null, asked)).own).toEqual(first);
  });

  test('a rank beyond the hundredth is shown, and stays correct between two refreshes', async () => {
    await api.app.db.deleteFrom('top_refreshes').execute();
    await sql`WITH many AS (
        INSERT INTO players (login) SELECT 'Crowd_' || number FROM generate_series(1, 2600) AS number RETURNING id)
      INSERT INTO playtime_totals (player_id, server_id, seconds, afk_seconds, sessions, first_seen_at, last_seen_at)
      SELECT id, 'techno-magic-sky', 10 * row_number() OVER (), 0, 1, now(), now() FROM many`.execute(api.app.db);
    await refresh();
    const ranks = async () => {
      const { rows } = await sql<{ id: string; place: number }>`
        SELECT player_id AS id, (rank() OVER (ORDER BY seconds DESC))::integer AS place FROM playtime_totals
        WHERE server_id = 'techno-magic-sky' ORDER BY place`.execute(api.app.db);
      return rows;
    };
    const check = async () => {
      const all = await ranks();
      for (const index of [0, 99, 100, 998, 999, 1000, 1001, 1999, 2000, 2599]) {
        const { id = '', place } = all[index] ?? {};
        const own = (await top('playtime', 'techno-magic-sky', await signIn(api, id))).own;
        expect([index, own?.place]).toEqual([index, place]);
      }
    };
    expect((await top('playtime', 'techno-magic-sky')).places).toHaveLength(100);
    await check();
    await sql`UPDATE playtime_totals SET seconds = CASE WHEN seconds % 30 = 0 THEN seconds * 3 ELSE seconds + 7 END
      WHERE server_id = 'techno-magic-sky' AND seconds % 20 = 0`.execute(api.app.db);
    await refresh();
    await check();
  });

  test('a banned player is excluded from the leaderboards of that server and of all servers until the ban ends', async () => {
    const [first, second, third] = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
    for (const [index, player] of [first, second, third].entries()) {
      for (const server of SERVERS) await deeds().earn(player, server, 1_000_000 - index);
    }
    const shown = async (server: string | null) =>
      (await places('coins', server))
        .slice(0, 3)
        .flatMap(({ login }) => [first, second, third].findIndex((one) => one.login === login));
    await refresh();
    expect(await Promise.all([null, ...SERVERS].map(shown))).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    await deeds().ban(first, 'hitech', new Date(api.clock.now().getTime() + 90 * MINUTE_MS));
    const everywhere = await deeds().ban(second, null, null);
    await refresh();
    expect((await shown(null))[0]).toBe(2);
    expect((await shown('hitech'))[0]).toBe(2);
    expect((await shown('magic-rpg')).slice(0, 2)).toEqual([0, 2]);
    expect((await top('coins', 'hitech', first)).own).toBeNull();
    api.clock.advance(90 * MINUTE_MS);
    await api.app.db.updateTable('bans').set({ lifted_at: api.clock.now() }).where('id', '=', everywhere).execute();
    await runJob(api.app, expireBans);
    await refresh();
    expect(await shown('hitech')).toEqual([0, 1, 2]);
  });

  test('a player who hides the counted part keeps an anonymous place, and sees it', async () => {
    const [hidden, friend] = [await addPlayer(api, 0), await addPlayer(api, 0)];
    await deeds().earn(hidden, 'hitech', 9_000_000);
    await refresh();
    const before = (await top('coins', 'hitech')).places;
    expect(before[0]).toMatchObject({ place: 1, login: hidden.login, value: 9_000_000 });
    const friendSees = async () => (await top('coins', 'hitech', friend)).places[0];
    expect([await friendSees(), await friendSees()]).toEqual([before[0], before[0]]);
    await api.app.db
      .updateTable('players')
      .set({ privacy: JSON.stringify({ coins: 'friends' }) })
      .where('id', '=', hidden.playerId)
      .execute();
    const hiddenPlace = { place: 1, login: null, value: null, change: null };
    expect((await top('coins', 'hitech')).places).toEqual([hiddenPlace, ...before.slice(1)]);
    expect([await friendSees(), await friendSees()]).toEqual([hiddenPlace, hiddenPlace]);
    const leaders = (await api.request<components['schemas']['GlobalTop']>('GET', '/api/user/top/global')).body;
    expect(JSON.stringify(leaders)).not.toContain(hidden.login);
    expect((await top('coins', 'hitech', hidden)).own).toMatchObject({ place: 1, login: hidden.login });
    await api.app.db
      .insertInto('friendships')
      .values([
        { player_id: hidden.playerId, friend_id: friend.playerId, since: api.clock.now() },
        { player_id: friend.playerId, friend_id: hidden.playerId, since: api.clock.now() },
      ])
      .execute();
    expect(await friendSees()).toMatchObject({ login: hidden.login, value: 9_000_000 });
  });

  test('a day later each place shows its change, and play time of a month ago no longer counts', async () => {
    const [rising, fading] = [await addPlayer(api, 0), await addPlayer(api, 0)];
    // All play time is on the first of the thirty days.
    const intoToday = (api.clock.now().getTime() % DAY_MS) / DAY_MS;
    await deeds().play(fading, 'hitech', 20, 28 + intoToday);
    await refresh();
    const ownPlace = async (player: Player) => (await top('playtime', null, player)).own;
    const morning = (await ownPlace(fading))?.place ?? Number.NaN;
    expect((await top('online', null, fading)).own).toMatchObject({ value: 20 * 3600, change: null });
    api.clock.advance(DAY_MS);
    await deeds().play(rising, 'hitech', 23);
    await refresh();
    expect((await top('online', null, fading)).own).toBeNull();
    expect((await top('online', null, rising)).own).toMatchObject({ value: 23 * 3600, change: null });
    expect(await ownPlace(fading)).toMatchObject({ place: morning + 1, change: -1 });
    await deeds().play(fading, 'hitech', 24);
    await refresh();
    const place = (await ownPlace(fading))?.place ?? Number.NaN;
    expect(place).toBeLessThanOrEqual(morning);
    expect(await ownPlace(fading)).toMatchObject({ change: morning - place });
  });

  test('exactly one full batch of changes is processed and recorded as complete', async () => {
    await api.app.db.deleteFrom('top_refreshes').execute();
    await api.app.db.deleteFrom('top_changes').execute();
    await sql`INSERT INTO top_changes (player_id) SELECT id FROM players, generate_series(1, 2000) LIMIT 2000`.execute(
      api.app.db,
    );
    await refresh();
    expect((await top('playtime')).refreshedAt).toBe(api.clock.now().toISOString());
  });

  test('leaderboards are recomputed at most once a minute, and an unknown server is 404', async () => {
    const player = await addPlayer(api, 0);
    await deeds().play(player, 'hitech', 1);
    await refresh();
    await deeds().play(player, 'hitech', 1);
    await runJob(api.app, refreshTops);
    expect((await top('playtime', 'hitech', player)).own?.value).toBe(3600);
    await refresh();
    expect((await top('playtime', 'hitech', player)).own?.value).toBe(7200);
    expect((await api.request('GET', '/api/user/top/likes/nowhere')).status).toBe(404);
  });
});
