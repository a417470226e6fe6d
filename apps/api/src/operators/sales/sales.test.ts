import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let api: TestApp;
let operator: Player;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
  operator = await addOperator(api);
  player = await addPlayer(api, 10_000_000);
});
// The newest sale is the first of the list.
beforeEach(() => api.clock.advance(1000));
afterAll(() => api.close());

const ROLE = 'hitech-cadet';
const at = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString();
const terms = (change: Partial<Schemas['SaleTerms']> = {}): Schemas['SaleTerms'] => ({
  percent: 20,
  amount: null,
  servers: [],
  roles: [ROLE],
  periods: ['month'],
  ...change,
});
const post = <Body = Schemas['OperatorAct']>(path: string, body: object) =>
  api.request<Body>('POST', `/api/admin/sales${path}`, { as: operator, body, idempotencyKey: true });
const draft = (change: Partial<Schemas['SaleDraft']> = {}): Schemas['SaleDraft'] => ({
  name: { ru: 'Осенняя распродажа', en: 'Autumn sale' },
  terms: terms(),
  startsAt: at(0),
  endsAt: at(2),
  reason: 'issue 24',
  ...change,
});
const listSales = async () =>
  (await api.request<Schemas['SaleList']>('GET', '/api/admin/sales', { as: operator })).body.items;
const endSale = async (endsAt: string | null, change: Partial<Schemas['SaleEnd']> = {}) => {
  const [sale] = await listSales();
  return post(`/${sale?.id}/end`, { endsAt, expectedEndsAt: sale?.endsAt, reason: 'sold out', ...change });
};
const loadRole = async () => {
  const { body } = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech', {
    headers: { 'accept-language': 'en' },
  });
  return body.items.find(({ id }) => id === ROLE) as Schemas['StoreRole'];
};
const monthOf = (role: Schemas['StoreRole']) => role.prices[0] as Schemas['PeriodPrice'];
const order = (expectedPrice: number, mode: 'buy' | 'extend') =>
  buy(api, player, { roleId: ROLE, period: 'month' as const, mode, expectedPrice });

test('a sale lowers every price that is shown and paid until it ends, and is counted and recorded', async () => {
  const list = monthOf(await loadRole()).amount;
  const lowered = list - Math.floor(list / 5 + 0.5);
  const made = await post('', draft());
  expect(made.body).toMatchObject({ kind: 'sale', player: null, subject: 'Осенняя распродажа', after: at(2) });
  const role = await loadRole();
  const sale = { name: 'Autumn sale', listPrice: list, percent: 20, endsAt: at(2) };
  expect(role.prices).toMatchObject([{ amount: lowered, sale }, {}, {}]);
  expect(role.prices[1]).not.toHaveProperty('sale');
  expect(role.offers[0]?.price).toMatchObject({ base: lowered, sale, discount: null, final: lowered });
  const full = await api.request<Schemas['ServerDetails']>('GET', '/api/server?server=hitech&full=true');
  expect(full.body.full?.privilegesFrom).toMatchObject({ amount: lowered, sale: { listPrice: list } });
  expect((await order(lowered, 'buy')).body).toMatchObject({ price: { final: lowered, sale: { listPrice: list } } });
  expect(await listSales()).toMatchObject([{ state: 'running', uses: 1, madeBy: operator.login, terms: terms() }]);

  expect(refusal(await endSale(at(-1)))).toMatchObject({ status: 422, type: 'sale_end_past' });
  expect(refusal(await endSale(at(1), { expectedEndsAt: at(5) }))).toMatchObject({ status: 409, type: 'sale_changed' });
  expect((await endSale(null)).body).toMatchObject({ before: at(2), after: at(0) });
  // The dialog was opened during the sale.
  const late = await order(lowered, 'extend');
  expect(late).toMatchObject({ status: 409, body: { details: { type: 'price_changed', price: { final: list } } } });
  expect((await order(list, 'extend')).status).toBe(200);
  expect(await listSales()).toMatchObject([{ state: 'over', uses: 1 }]);
  expect(refusal(await endSale(at(3)))).toMatchObject({ status: 409, type: 'sale_over' });
});

test('of several sales the lowest price applies, and one that is cancelled never starts', async () => {
  const list = monthOf(await loadRole()).amount;
  await post('', draft({ terms: terms({ percent: 10 }) }));
  api.clock.advance(1000);
  await post('', draft({ terms: terms({ percent: null, amount: 100_000_000 }) }));
  expect(monthOf(await loadRole()).amount).toBe(Math.max(100, Math.ceil(list / 10)));
  await endSale(null);
  api.clock.advance(1000);
  await post('', draft({ terms: terms({ percent: 90 }), startsAt: at(1) }));
  expect((await listSales())[0]).toMatchObject({ state: 'planned' });
  await endSale(null);
  expect((await listSales())[0]).toMatchObject({ state: 'over' });
  expect(monthOf(await loadRole()).sale?.percent).toBe(10);
});

test('the preview has the prices that a sale would make; a sale that lowers nothing, or is over, is refused', async () => {
  const preview = await post<Schemas['SalePreview']>('/preview', terms());
  const changed = preview.body.items.filter(({ prices }) => prices.some(({ before, after }) => after < before));
  expect(changed).toMatchObject([{ id: ROLE, serverId: 'hitech' }]);
  expect(preview.body.items.length).toBeGreaterThan(5);
  for (const without of [{ servers: ['nowhere'] }, { percent: null }, { amount: 5 }]) {
    expect(refusal(await post('', draft({ terms: terms(without) })))).toMatchObject({ type: 'sale_without_prices' });
  }
  expect(refusal(await post('', draft({ endsAt: at(0) })))).toMatchObject({ status: 422, type: 'sale_end_past' });
  expect(await listSales()).toHaveLength(4);
});
