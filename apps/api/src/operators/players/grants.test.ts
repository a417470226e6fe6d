import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, balance, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];
type Act = Schemas['OperatorAct'];

const ROLE = 'hitech-cadet';
const HIGHER = 'hitech-pilot';

let api: TestApp;
let operator: Player;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  operator = await addOperator(api);
  player = await addPlayer(api, 1_000_000);
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString();
const post = (path: string, body: object, as = operator) =>
  api.request<Act>('POST', `/api/admin/${path}`, { as, body, idempotencyKey: true });
const give = (until: string | null, roleId = ROLE, as = operator) =>
  post(`players/${player.playerId}/grants`, { roleId, until, reason: 'prize' }, as);
const setEnd = (grantId: string, expectedUntil: string | null, until: string | null) =>
  post(`grants/${grantId}/end`, { until, expectedUntil, reason: 'downtime' });
const undo = (act: Act) => post(`acts/${act.id}/undo`, { reason: 'mistake' });
const list = async () =>
  (
    await api.request<Schemas['AdminGrantList']>('GET', `/api/admin/players/${player.playerId}/grants`, {
      as: operator,
      headers: { 'accept-language': 'en' },
    })
  ).body.items;
/** The only grant. */
const grant = async () => {
  const [only] = await list();
  if (only === undefined) throw new Error('the player has no role');
  return only;
};
const deliveries = async () =>
  (
    await api.app.db
      .selectFrom('deliveries')
      .select(['action', 'args', 'order_id'])
      .where('player_id', '=', player.playerId)
      .orderBy('seq')
      .execute()
  ).map(({ action, args }) => [action, (args as { until?: string | null }).until]);
const monthPrice = async (roleId: string) =>
  (
    await api.app.db
      .selectFrom('role_prices')
      .select('amount')
      .where('role_id', '=', roleId)
      .where('period', '=', 'month')
      .executeTakeFirstOrThrow()
  ).amount;

test('a role is given without payment, seen by its player, and delivered', async () => {
  const until = inDays(7);
  const { status, body } = await give(until);
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'role', role: { id: ROLE, serverId: 'hitech' }, before: 'none', after: until });
  expect(await list()).toMatchObject([
    { role: { id: ROLE }, server: 'HiTech', state: 'active', until, giftFrom: null, delivery: { status: 'queued' } },
  ]);
  const own = await api.request('GET', '/api/cabinet/roles', { as: player });
  expect(own.body).toMatchObject({ items: [{ role: { id: ROLE }, state: 'active', expiresAt: until }] });
  expect(await deliveries()).toEqual([['role.grant', until]]);
  expect(await balance(api, player)).toBe(1_000_000);
});

test('given time was not bought: the store knows the role, and an upgrade takes nothing off for it', async () => {
  await give(null);
  const month = await monthPrice(ROLE);
  const again = await buy(api, player, { roleId: ROLE, period: 'month', mode: 'buy', expectedPrice: month });
  expect(refusal(again)).toMatchObject({ type: 'role_active' });
  const price = await monthPrice(HIGHER);
  const upgrade = await buy(api, player, { roleId: HIGHER, period: 'month', mode: 'buy', expectedPrice: price });
  expect(upgrade.status).toBe(200);
  expect((await list()).map(({ role, state }) => [role.id, state])).toEqual([
    [HIGHER, 'active'],
    [ROLE, 'replaced'],
  ]);
});

test('a bought role is extended, made permanent and ended, each with a delivery to the game server', async () => {
  await buy(api, player, { roleId: ROLE, period: 'month', mode: 'buy', expectedPrice: await monthPrice(ROLE) });
  const { id, until: bought } = await grant();
  const longer = inDays(40);
  expect((await setEnd(id, bought, longer)).body).toMatchObject({ before: bought, after: longer });
  expect(refusal(await setEnd(id, bought, null))).toMatchObject({ status: 409, type: 'role_end_changed' });
  expect(refusal(await setEnd(id, longer, longer))).toMatchObject({ status: 409, type: 'role_end_same' });
  expect((await setEnd(id, longer, null)).body).toMatchObject({ before: longer, after: 'forever' });
  expect((await setEnd(id, null, inDays(-1))).body).toMatchObject({ before: 'forever', after: 'none' });
  expect(await grant()).toMatchObject({ state: 'expired' });
  expect(refusal(await setEnd(id, null, null))).toMatchObject({ status: 409, type: 'role_over' });
  expect((await deliveries()).slice(1)).toEqual([
    ['role.grant', longer],
    ['role.grant', null],
    ['role.revoke', undefined],
  ]);
});

test('each of these acts is undone once, as long as its end is still the present one', async () => {
  const given = (await give(inDays(7))).body;
  const { id } = await grant();
  const longer = (await setEnd(id, inDays(7), inDays(9))).body;
  expect(refusal(await undo(given))).toMatchObject({ status: 409, type: 'role_end_changed' });
  expect((await undo(longer)).body).toMatchObject({ before: inDays(9), after: inDays(7), undoes: longer.id });
  expect(refusal(await undo(longer))).toMatchObject({ status: 409, type: 'act_undone' });
  const ended = (await setEnd(id, inDays(7), inDays(0))).body;
  expect((await undo(ended)).body).toMatchObject({ before: 'none', after: inDays(7) });
  expect((await undo(given)).body).toMatchObject({ after: 'none' });
  expect((await grant()).state).toBe('expired');
});

test('an end is not undone where the player has the role again, or the time is over', async () => {
  await give(inDays(7));
  const { id, until } = await grant();
  const ended = (await setEnd(id, until, inDays(0))).body;
  api.clock.advance(1);
  await give(inDays(2));
  expect(refusal(await undo(ended))).toMatchObject({ status: 409, type: 'role_held' });
  api.clock.advance(8 * DAY_MS);
  operator = await addOperator(api);
  expect(refusal(await undo(ended))).toMatchObject({ status: 409, type: 'act_not_undoable' });
});

test('a role is given once, by who may, and to an end in the future', async () => {
  expect(refusal(await give(inDays(-1)))).toMatchObject({ status: 409, type: 'role_end_past' });
  expect((await give(null, 'hitech-nothing')).status).toBe(404);
  const moderator = await addOperator(api, ['player', 'moderator']);
  expect(refusal(await give(null, ROLE, moderator))).toMatchObject({ status: 403, type: 'permission_missing' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => give(null)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

test('operators see the roles of all servers by name', async () => {
  const { body } = await api.request<Schemas['AdminRoles']>('GET', '/api/admin/roles', { as: operator });
  expect(body.items.length).toBeGreaterThan(10);
  expect(body.items).toContainEqual({ role: expect.objectContaining({ id: ROLE }), server: 'HiTech' });
});
