import { camelCase } from '../names.ts';
import { insertRows } from './api-files.ts';
import { sampleOf } from './columns.ts';
import type { Plan } from './plan.ts';

/** One of the three texts that rows have in a filtered column. */
const filteredText = (column: string): string => `${column} 1`;

const sampleFor =
  ({ filters }: Plan) =>
  (column: Plan['columns'][number]): string =>
    filters.some((filter) => filter.column === column.name) ? `'${column.name} ' || n % 3` : sampleOf(column);

const queryFill = ({ filters }: Plan): string =>
  filters
    .map(
      ({ property, column }) =>
        `${property}: [{ value: '${filteredText(column)}', matches: (item) => item.${property} === '${filteredText(column)}' }],`,
    )
    .join('\n');

export const fillName = ({ subject }: Plan): string => camelCase(subject);

/** Inserts rows for the test of all lists, and for the test of this one. */
export const fillFile = (plan: Plan): string => {
  const { id, table, owned, sortedBy } = plan;
  const first = sortedBy ? `right.${sortedBy}.getTime() - left.${sortedBy}.getTime() || ` : '';
  const unused = plan.columns.some(({ name }) => name === 'player_id') ? '' : ' AND $1::uuid IS NOT NULL';
  return `import type { ListFill } from '../../../../testing/lists/list-fill.ts';

export const ${fillName(plan)}: ListFill<'${id}'> = {
  key: 'id',
  query: { ${queryFill(plan)} },
  /** Four rows each have the same time, so that their order depends on the last sort key. */
  async fill({ app, clock }, { playerId }, count) {
    await app.pool.query(
      \`${insertRows(plan, sampleFor(plan))} WHERE $3::timestamptz IS NOT NULL${unused}\`,
      [playerId, count, clock.now()],
    );
    const rows = await app.db.selectFrom('${table}').select([${sortedBy ? `'${sortedBy}', ` : ''}'id'])${
      owned ? `.where('player_id', '=', playerId)` : ''
    }.execute();
    return rows.sort((left, right) => ${first}(left.id < right.id ? 1 : -1)).map(({ id }) => id);
  },
};
`;
};

const head = (plan: Plan, more: string): string => `import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { operations } from '@hoshikraft/contract';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
${more}
type Reply = operations['${plan.id}']['responses'][200]['content']['application/json'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
`;

const signedOutTest = ({ caller, method, path }: Plan, body: string): string =>
  caller !== 'session'
    ? ''
    : `
test('a request without a session is rejected', async () => {
  expect((await api.request('${method}', '/api${path}'${body})).status).toBe(401);
});
`;

const listTest = (
  plan: Plan,
): string => `${head(plan, `import { ${fillName(plan)} } from './testing/fill-${plan.file}.ts';\n`)}
test('${plan.owned ? 'a player gets their own rows' : 'rows are returned'} in order, page by page', async () => {
  const player = await addPlayer(api, 0);
  ${plan.owned ? `await ${fillName(plan)}.fill(api, await addPlayer(api, 0), 3);\n  ` : ''}const ids = await ${fillName(plan)}.fill(api, player, 5);
  const getPage = async (query: string) =>
    (await api.request<Reply>('GET', \`/api${plan.path}?\${query}\`, { as: player })).body;
  const first = await getPage('limit=3');
  const rest = await getPage(\`limit=100&cursor=\${first.nextCursor}\`);
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
  expect([first.items.length, rest.nextCursor]).toEqual([3, null]);
});
${signedOutTest(plan, '')}`;

const replayTest = ({ path }: Plan): string => `
test('a repeated idempotency key returns the first response and changes nothing again', async () => {
  const player = await addPlayer(api, 0);
  const [id, idempotencyKey] = [await add(player.playerId), randomUUID()];
  const send = () => api.request<Reply>('POST', '/api${path}', { as: player, body: { id }, idempotencyKey });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.body]).toEqual([200, first.body]);
  expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
});
`;

const oneTest = (plan: Plan): string => {
  const write = plan.method === 'POST';
  const sent = write ? ', body: { id }, idempotencyKey: true' : '';
  const insert = insertRows(plan, sampleOf)
    .replace(/\$3::timestamptz/g, 'now()')
    .replace(/\$2::int/g, '1');
  return `${write ? "import { randomUUID } from 'node:crypto';\n" : ''}${head(plan, '')}
const add = async (playerId: string): Promise<string> => {
  const { rows } = await api.app.pool.query<{ id: string }>(
    \`${insert} WHERE $1::uuid IS NOT NULL RETURNING id\`,
    [playerId],
  );
  return rows[0]?.id ?? '';
};

test('${plan.owned ? 'a player gets their own row and not that of another player' : 'the row is returned'}', async () => {
  const player = await addPlayer(api, 0);
  ${write ? 'const id = ' : ''}await add(player.playerId);
  const own = await api.request<Reply>('${plan.method}', '/api${plan.path}', { as: player${sent} });
  expect(own.status).toBe(200);
${plan.owned ? `  const other = await addPlayer(api, 0);\n  const foreign = await api.request('${plan.method}', '/api${plan.path}', { as: other${sent} });\n  expect(foreign.status).toBe(404);\n` : ''}});
${write ? replayTest(plan) : ''}${signedOutTest(plan, write ? `, { body: { id: '00000000-0000-4000-8000-000000000000' } }` : '')}`;
};

export const testFile = (plan: Plan): string => (plan.isList ? listTest(plan) : oneTest(plan));
