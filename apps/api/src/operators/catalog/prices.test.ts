import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let api: TestApp;
let operator: Player;
beforeAll(async () => {
  api = await createTestApp();
  operator = await addOperator(api);
});
beforeEach(() => api.clock.advance(1000));
afterAll(() => api.close());

const ROLE = 'hitech-cadet';
const reason = 'issue 24';
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString();
const post = (path: string, body: object, headers = {}) =>
  api.request<Schemas['OperatorAct']>('POST', `/api/admin/prices${path}`, {
    as: operator,
    body,
    idempotencyKey: true,
    headers,
  });
const table = async () =>
  (await api.request<Schemas['PriceTable']>('GET', '/api/admin/prices', { as: operator })).body.items;
const priced = async (roleId = ROLE) => (await table()).find(({ role }) => role.id === roleId) as Schemas['PricedRole'];
const priceOf = async (period: string, roleId = ROLE) =>
  (await priced(roleId)).prices.find((price) => price.period === period)?.amount ?? null;
const shown = async (roleId = ROLE) => {
  const { body } = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech');
  return body.items.find(({ id }) => id === roleId)?.prices ?? [];
};
const change = async (
  period: string,
  amount: number | null,
  more: Partial<Schemas['PriceDraft']> = {},
  headers: Record<string, string> = {},
) => {
  const expectedAmount = await priceOf(period, more.roleId);
  return post('', { roleId: ROLE, period, amount, expectedAmount, validFrom: null, reason, ...more }, headers);
};
const order = (player: Player, roleId: string, expectedPrice: number | null) =>
  buy(api, player, { roleId, period: 'month', mode: 'buy', expectedPrice });

test('a changed price holds in the store at once, and is recorded with the one before', async () => {
  const player = await addPlayer(api, 10_000_000);
  const before = (await priceOf('month')) ?? 0;
  const { status, body } = await change('month', before + 5_000);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      kind: 'price',
      player: null,
      role: { id: ROLE, serverId: 'hitech' },
      before: ['month', String(before)],
      after: ['month', String(before + 5_000), api.clock.now().toISOString()],
    },
  });
  expect((await shown())[0]).toMatchObject({ period: 'month', amount: before + 5_000 });
  const late = await order(player, ROLE, before);
  expect(late.body).toMatchObject({ details: { type: 'price_changed', price: { final: before + 5_000 } } });
  expect((await order(player, ROLE, before + 5_000)).status).toBe(200);

  const stale = { expectedAmount: before };
  const refused = await change('month', 100, stale, { 'accept-language': 'ru' });
  expect(refusal(refused)).toMatchObject({ status: 409, type: 'price_edited' });
  expect(refused.body).toMatchObject({ details: { description: expect.stringContaining('₽') } });
  expect(refusal(await change('month', before + 5_000))).toMatchObject({ status: 422, type: 'price_same' });
  expect(refusal(await change('month', 500, { validFrom: inDays(-1) }))).toMatchObject({ type: 'price_start_past' });
  expect((await change('month', 99)).status).toBe(400);
  expect(
    (await post('', { roleId: 'nobody', period: 'month', amount: 100, expectedAmount: null, validFrom: null, reason }))
      .status,
  ).toBe(404);
});

test('a planned price is shown to operators alone until it begins, and can be changed and cancelled until then', async () => {
  const present = await priceOf('three_months');
  await change('three_months', 40_000, { validFrom: inDays(1) });
  await change('three_months', 50_000, { validFrom: inDays(1) });
  await change('three_months', 60_000, { validFrom: inDays(3) });
  const planned = async () => (await priced()).prices.find(({ period }) => period === 'three_months')?.planned;
  expect(await planned()).toEqual([
    { amount: 50_000, validFrom: inDays(1) },
    { amount: 60_000, validFrom: inDays(3) },
  ]);
  expect((await shown())[1]?.amount).toBe(present);
  const last = { roleId: ROLE, period: 'three_months', validFrom: inDays(3), reason };
  expect((await post('/cancel', last)).body).toMatchObject({
    before: ['three_months', '60000', last.validFrom],
    after: [],
  });
  expect(refusal(await post('/cancel', last))).toMatchObject({ status: 409, type: 'planned_price_over' });
  const first = { ...last, validFrom: inDays(1) };
  api.clock.advance(DAY_MS);
  // The proof of identity lasts for minutes.
  operator = await addOperator(api);
  expect((await shown())[1]?.amount).toBe(50_000);
  expect(refusal(await post('/cancel', first))).toMatchObject({ status: 409, type: 'planned_price_over' });
});

test('what was bought keeps its worth: neither a higher price nor the end of its sale changes it', async () => {
  const higher = (await table()).find(({ role }) => role.serverId === 'hitech' && role.tier === 2)?.role.id ?? '';
  const player = await addPlayer(api, 10_000_000);
  const paid = (await priceOf('month')) ?? 0;
  expect((await order(player, ROLE, paid)).status).toBe(200);
  const upgrade = async () => {
    const { body } = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech', {
      as: player,
    });
    const offers = body.items.find(({ id }) => id === higher)?.offers ?? [];
    return offers.find(({ mode, period }) => mode === 'buy' && period === 'month')?.price;
  };
  const before = await upgrade();
  expect(before?.discount).not.toBeNull();
  await change('month', paid * 10);
  expect(await upgrade()).toEqual(before);
  await change('month', null);
  expect(await upgrade()).toEqual(before);
  expect((await shown()).map(({ period }) => period)).not.toContain('month');
  expect(refusal(await order(await addPlayer(api, 10_000_000), ROLE, paid))).toMatchObject({ status: 404 });
  await change('month', paid);
});

test('another privilege is made the best choice of its server', async () => {
  const best = async () => (await table()).filter(({ bestChoice, role }) => bestChoice && role.serverId === 'hitech');
  const [before] = await best();
  expect((await post('/best-choice', { roleId: ROLE, reason })).body).toMatchObject({
    kind: 'best_choice',
    role: { id: ROLE },
    before: before?.role.id,
    after: ROLE,
  });
  expect((await best()).map(({ role }) => role.id)).toEqual([ROLE]);
  expect((await post('/best-choice', { roleId: 'nobody', reason })).status).toBe(404);
});
