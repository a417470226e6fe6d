import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operationPolicy } from '@hoshikraft/contract/policy';
import { makeOperator } from '../../../testing/operators.ts';
import type { ListFill } from '../../../testing/lists/list-fill.ts';
import { listFills } from '../../../testing/lists/list-fills.ts';
import { type Read, rowsRead } from '../../../testing/lists/rows-read.ts';
import { type FetchPage, type Page, walkList } from '../../../testing/lists/walk-list.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { ListId } from '../http/define-operation.ts';
import { describedOperations, description } from '../http/description.ts';

interface Effect {
  value: string | number;
  matches?: (item: unknown) => boolean;
  compare?: (left: unknown, right: unknown) => number;
}
type Fill = Pick<ListFill<ListId>, 'params' | 'groups' | 'fill'> & {
  key: string;
  required?: Record<string, string>;
  query: Record<string, Effect[]>;
};

/** Rows of the player's list; a query that reads more than a page of them fails the test. */
const ROWS = 1500;
/** Other players have three times as many rows in between, so that a query without the player's id fails the test too. */
const OTHERS = 10;
const ROWS_OF_OTHERS = 500;
/** Rows that a page may read of other tables: servers and roles are few and joined whole. */
const JOINED_ROWS = 60;

const fills = Object.entries(listFills) as unknown as [ListId, Fill][];

const hasCursor = (schema: { $ref?: string; properties?: object }): boolean => {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return hasCursor(description.components['schemas']?.[name] ?? {});
  return 'nextCursor' in (schema.properties ?? {});
};

test('every list of the contract has a limit, a cursor and a function that inserts its rows', () => {
  const lists = describedOperations.filter(({ responses }) => hasCursor(responses.get(200)?.schema ?? {}));
  expect(lists.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(listFills).sort());
  for (const { operationId, parameters } of lists) {
    const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
    const { required, query } = listFills[operationId as ListId];
    const known = ['limit', 'cursor', ...Object.keys(required ?? {}), ...Object.keys(query)];
    expect([operationId, names.sort()]).toEqual([operationId, known.sort()]);
  }
});

describe.each(fills)('%s', (operationId, { key, params = {}, groups = [], required = {}, query, fill }) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  const { url } = describedOperations.find((operation) => operation.operationId === operationId) ?? { url: '' };
  const urlFor = (caller: Player) => {
    const values: Record<string, string> = { playerId: caller.playerId, ...params };
    return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  };
  const addCaller = async () => {
    const player = await addPlayer(api, 100);
    await api.app.db.updateTable('players').set({ groups }).where('id', '=', player.playerId).execute();
    if (operationPolicy[operationId].permission?.startsWith('admin.')) await makeOperator(api, player, groups);
    return player;
  };
  const fetchPageAs =
    (as: Player): FetchPage =>
    async (parameters) => {
      const search = new URLSearchParams(
        Object.entries({ ...required, ...parameters }).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const answer = await api.request<Page>('GET', `${urlFor(as)}?${search}`, { as });
      expect([search.toString(), answer.status]).toEqual([search.toString(), 200]);
      return answer.body;
    };
  const keysOf = (items: readonly unknown[]) => items.map((item) => String((item as Record<string, unknown>)[key]));

  test('shows each row of the player once and in order over its pages, and no row of another player', async () => {
    const [player, other] = [await addCaller(), await addPlayer(api, 100)];
    await fill(api, other, 30);
    const expected = await fill(api, player, 130);
    const fetchPage = fetchPageAs(player);
    const whole = await walkList(fetchPage, 100);
    expect(keysOf(whole)).toEqual(expected);
    expect(keysOf(await walkList(fetchPage, 7))).toEqual(expected);
    expect(keysOf((await fetchPage({})).items)).toEqual(expected.slice(0, 25));
    for (const [name, effects] of Object.entries(query)) {
      expect([name, effects.length]).not.toEqual([name, 0]);
      for (const { value, matches = () => true, compare } of effects) {
        const matching = whole.filter(matches);
        const wanted = keysOf(compare === undefined ? matching : [...matching].sort(compare));
        expect([name, value, wanted.length]).not.toEqual([name, value, 0]);
        expect([name, value, wanted]).not.toEqual([name, value, expected]);
        for (const limit of [7, 100]) {
          expect([name, value, keysOf(await walkList(fetchPage, limit, { [name]: value }))]).toEqual([
            name,
            value,
            wanted,
          ]);
        }
      }
    }
  });

  test('refuses a cursor that the API did not write', async () => {
    const player = await addCaller();
    const first = (await fetchPageAs(player)({ limit: 1 })).nextCursor;
    const place = first === null ? [1, 2] : (JSON.parse(Buffer.from(first, 'base64url').toString()) as unknown[]);
    const wrong = [{}, null, '2026-02-31T00:00:00.000000Z', '0000-01-01T00:00:00.000000Z', -1, 0.5, 1e300, "';--"];
    const forged = [[], [...place, 1], ...place.flatMap((_, index) => wrong.map((value) => place.with(index, value)))];
    const written = forged.map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url'));
    for (const cursor of ['x', '', '%00', 'W10', ...written]) {
      const rest = new URLSearchParams(required);
      const answer = await api.request('GET', `${urlFor(player)}?cursor=${cursor}&${rest}`, { as: player });
      expect([cursor, refusal(answer)]).toMatchObject([cursor, { status: 400 }]);
    }
  });

  test(`reads no more of ${ROWS} rows than it shows, on the first page and on a middle page, in every order`, async () => {
    const player = await addCaller();
    for (let others = 0; others < OTHERS; others += 1) {
      await fill(api, await addPlayer(api, 100), ROWS_OF_OTHERS);
      await fill(api, player, ROWS / OTHERS);
    }
    await api.app.pool.query('ANALYZE');
    const fetchPage = fetchPageAs(player);
    const limit = 100;
    const sorted: Record<string, string | number>[] = Object.entries(query).flatMap(([name, effects]) =>
      effects.filter(({ compare }) => compare !== undefined).map(({ value }) => ({ [name]: value })),
    );
    const read: Read[] = [];
    for (const order of [{}, ...sorted]) {
      let cursor: string | null = null;
      for (let page = 0; page < ROWS / limit / 2; page += 1) {
        cursor = (await fetchPage({ ...order, limit, ...(cursor === null ? {} : { cursor }) })).nextCursor;
      }
      if (cursor === null) throw new Error('the list ended before its middle');
      const deep = cursor;
      const pages = await rowsRead(api.app.pool, async () => {
        await fetchPage({ ...order, limit });
        await fetchPage({ ...order, limit, cursor: deep });
      });
      read.push(...pages);
    }
    expect(read.length).toBeGreaterThanOrEqual(2);
    // The few dozen rules lie in one page of their table, which PostgreSQL reads for each ban that names one.
    expect(read.filter(({ rows, table }) => table !== 'rules' && rows > limit + 1 + JOINED_ROWS)).toEqual([]);
  });
});
