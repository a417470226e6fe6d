import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { HOUR_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';

type Schemas = components['schemas'];

let api: TestApp;
let operator: Player;
let player: Player;
let list: number;
let counter = 0;
beforeAll(async () => {
  api = await createTestApp();
  operator = await addOperator(api);
  const { body } = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech');
  list = body.items.find(({ id }) => id === 'hitech-cadet')?.prices[0]?.amount ?? 0;
});
beforeEach(async () => {
  api.clock.advance(1000);
  player = await addPlayer(api, 10_000_000);
});
afterAll(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  await api.close();
});

const month = { roleId: 'hitech-cadet', period: 'month' as const, mode: 'buy' as const };
const post = (path: string, body: object) =>
  api.request<Schemas['OperatorAct']>('POST', `/api/admin/codes${path}`, { as: operator, body, idempotencyKey: true });
const make = (change: Partial<Schemas['PromoCodeTerms']> = {}, code = `CODE-${(counter += 1)}`) => {
  const off = { percent: 20, amount: null, servers: [], roles: [], newcomers: false };
  const terms: Schemas['PromoCodeTerms'] = { ...off, maxUses: null, maxUsesEach: null, endsAt: null, ...change };
  return post('', { code, terms, reason: 'issue 24' });
};
const codeOf = async (change: Partial<Schemas['PromoCodeTerms']> = {}) => (await make(change)).body.subject ?? '';
const listCodes = async () =>
  (await api.request<Schemas['PromoCodeList']>('GET', '/api/admin/codes', { as: operator })).body.items;
const preview = (promoCode: string, as = player, more: object = {}) =>
  api.request<Schemas['PreviewedPurchase']>('POST', '/api/store/preview', {
    as,
    body: { ...month, promoCode, ...more },
  });
const order = (promoCode: string, expectedPrice: number, as = player, more: object = {}) =>
  buy(api, as, { ...month, promoCode, expectedPrice, ...more });
const lowered = () => list - Math.floor(list / 5 + 0.5);

test('a code lowers the price of the preview and of the purchase, in any case; it is counted and recorded', async () => {
  const code = await codeOf();
  const price = { base: lowered(), promo: { code, amount: list - lowered() }, discount: null, final: lowered() };
  expect((await preview(` ${code.toLowerCase()} `)).body.price).toMatchObject(price);
  expect(refusal(await order(code, list))).toMatchObject({ status: 409, type: 'price_changed' });
  expect((await order(code, lowered())).body.price).toMatchObject(price);
  const [listed] = await listCodes();
  expect(listed).toMatchObject({ code, uses: 1, state: 'running', madeBy: operator.login });
  // What was paid counts in an upgrade, not the list price.
  const { body } = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech', { as: player });
  expect(body.items[1]?.offers[0]?.price.discount?.credit).toBe(lowered());
  expect((await post(`/${listed?.id}/end`, { reason: 'leaked' })).body).toMatchObject({ kind: 'code', subject: code });
  expect(refusal(await preview(code))).toMatchObject({ status: 409, type: 'promo_code_over' });
  expect(refusal(await post(`/${listed?.id}/end`, { reason: 'again' }))).toMatchObject({ type: 'promo_code_over' });
});

test('a code with one use left is used once by fifty players at once', async () => {
  const code = await codeOf({ maxUses: 1 });
  const players: Player[] = [];
  for (let made = 0; made < 50; made += 1) players.push(await addPlayer(api, list));
  const answers = await Promise.all(players.map((as) => order(code, lowered(), as)));
  const refusals = answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer).type);
  expect(refusals).toEqual(Array.from({ length: 49 }, () => 'promo_code_used_up'));
  expect((await listCodes())[0]).toMatchObject({ uses: 1, state: 'over' });
});

test('a code is refused elsewhere, to a player who used it, and to one who has paid already', async () => {
  const elsewhere = await codeOf({ servers: ['technomagic-rpg', 'magic-rpg', 'technomagic-sky'] });
  const otherRole = await codeOf({ roles: ['hitech-cyborg'] });
  const once = await codeOf({ maxUsesEach: 1 });
  const newcomers = await codeOf({ newcomers: true });
  for (const code of [elsewhere, otherRole]) {
    expect(refusal(await preview(code))).toMatchObject({ status: 409, type: 'promo_code_elsewhere' });
  }
  expect((await preview(newcomers)).status).toBe(200);
  expect((await order(once, lowered())).status).toBe(200);
  const again = { mode: 'extend' };
  expect(refusal(await order(once, lowered(), player, again))).toMatchObject({ status: 409, type: 'promo_code_used' });
  expect(refusal(await preview(newcomers, player, again))).toMatchObject({ type: 'promo_code_for_newcomers' });
});

test('a code that exists, is over already or lowers nothing is not made', async () => {
  const code = await codeOf();
  expect(refusal(await make({}, code))).toMatchObject({ status: 409, type: 'promo_code_exists' });
  const now = api.clock.now().toISOString();
  expect(refusal(await make({ endsAt: now }))).toMatchObject({ status: 422, type: 'sale_end_past' });
  expect(refusal(await make({ servers: ['nowhere'] }))).toMatchObject({ status: 422, type: 'sale_without_prices' });
});

test('an account may guess ten codes an hour, whichever way; others may go on', async () => {
  const code = await codeOf();
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = guess % 2 === 0 ? await preview(`no-${guess}`) : await order(`no-${guess}`, 1);
    expect(refusal(answer)).toMatchObject({ status: 409, type: 'promo_code_unknown' });
  }
  for (const answer of [await preview(code), await order(code, lowered())]) {
    expect(refusal(answer)).toMatchObject({ status: 429, type: 'too_many_requests' });
  }
  expect((await preview(code, await addPlayer(api, 0))).status).toBe(200);
  api.clock.advance(HOUR_MS);
  expect((await preview(code)).status).toBe(200);
});
