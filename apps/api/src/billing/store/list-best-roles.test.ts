import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, buy, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const requestOptions = (as?: Player, language = 'ru') => ({
  ...(as ? { as } : {}),
  headers: { 'accept-language': language },
});
const best = async (as?: Player, language?: string) =>
  (await api.request<Schemas['BestRoleList']>('GET', '/api/store/best-roles', requestOptions(as, language))).body.items;
/** The same data from the stores of all servers, in the order of servers. */
const inStores = async (as?: Player, language?: string) => {
  const { body: main } = await api.request<Schemas['Main']>('GET', '/api/main');
  const stores = await Promise.all(
    main.servers.map(({ id }) =>
      api.request<Schemas['StoreRoleList']>('GET', `/api/store/roles?server=${id}`, requestOptions(as, language)),
    ),
  );
  return stores.flatMap(({ body }) => body.items.filter(({ bestChoice }) => bestChoice));
};

test.each(['ru', 'en'])(
  'a visitor sees the best choice of each server as its store shows it, in %s',
  async (language) => {
    const roles = await best(undefined, language);
    expect(roles.length).toBeGreaterThan(1);
    expect(roles).toEqual(await inStores(undefined, language));
  },
);

test('a player sees their own offers, and none on a server where they have that role or a higher one', async () => {
  const player = await addPlayer(api, 100_000_000);
  const [role, second] = await best(player);
  const all = await api.request<Schemas['StoreRoleList']>('GET', `/api/store/roles?server=${second?.serverId}`);
  const [lowest, highest] = [all.body.items[0], all.body.items.at(-1)];
  expect(highest?.tier).toBeGreaterThan(second?.tier ?? 0);
  const take = async (taken: Schemas['StoreRole'] | undefined) => {
    const price = taken?.prices.find(({ period }) => period === 'month')?.amount;
    const bought = await buy(api, player, { roleId: taken?.id, period: 'month', mode: 'buy', expectedPrice: price });
    expect(bought.status).toBe(200);
  };
  await take(lowest);
  expect((await best(player)).map(({ offers }) => offers)).toEqual(
    (await inStores(player)).map(({ offers }) => offers),
  );
  await take(role);
  expect((await best(player))[0]?.id).toBe(second?.id);
  const other = await addPlayer(api, 100_000_000);
  const price = highest?.prices.find(({ period }) => period === 'month')?.amount;
  await buy(api, other, { roleId: highest?.id, period: 'month', mode: 'buy', expectedPrice: price });
  expect((await best(other)).map(({ serverId }) => serverId)).not.toContain(second?.serverId);
});

test('a server without a best choice has none', async () => {
  const [first] = await best();
  await api.app.db
    .updateTable('roles')
    .set({ best_choice: false })
    .where('server_id', '=', first?.serverId ?? '')
    .execute();
  const rest = await best();
  expect(rest.map(({ serverId }) => serverId)).not.toContain(first?.serverId);
  expect(rest).toEqual(await inStores());
});
