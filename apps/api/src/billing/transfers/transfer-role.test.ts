import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listMoves, buyRoleFor, moveRole } from './testing/roles.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

type Schemas = components['schemas'];

const MONEY = 10_000_000;
const heldBy = (playerId: string) =>
  api.app.db
    .selectFrom('grants')
    .select(['id', 'role_id', 'state', 'expires_at'])
    .where('player_id', '=', playerId)
    .orderBy('started_at')
    .orderBy('state', 'desc')
    .execute();
const deliveriesTo = (playerId: string) =>
  api.app.db
    .selectFrom('deliveries')
    .select(['action', 'server_id', 'args', 'grant_id', 'order_id'])
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute();
const optionFor = async (player: Parameters<typeof listMoves>[1], roleId: string, serverId: string) => {
  const { body } = await listMoves(api, player, roleId);
  const found = body.servers.find((one) => one.serverId === serverId);
  if (!found) throw new Error(`${roleId} cannot be moved to ${serverId}`);
  return found;
};

test('a role can be moved to a server with a role of its tier, for the difference in value plus a tenth of the value there', async () => {
  const player = await addPlayer(api, MONEY);
  await buyRoleFor(api, player, 'hitech-pilot');
  const { body } = await listMoves(api, player, 'hitech-pilot');
  expect(body.role).toMatchObject({ id: 'hitech-pilot', tier: 2 });
  expect(
    body.servers.map(({ role, price, isHeld }) => [role.id, price.base, price.discount?.amount, price.final, isHeld]),
  ).toEqual([
    // A month of a pilot costs 34,900 here and less there: only the fee of a tenth.
    ['techno-magic-rpg-shinobi', 32_890, 29_900, 2_990, false],
    ['techno-magic-sky-tengu', 30_690, 27_900, 2_790, false],
    // It costs 44,900 there: a difference of 10,000 and a fee of 4,490.
    ['magic-rpg-onmyoji', 49_390, 34_900, 14_490, false],
  ]);
});

test('a move charges the player, ends the role and gives its remaining time there, with a delivery to each server', async () => {
  const player = await addPlayer(api, MONEY);
  const grantId = await buyRoleFor(api, player, 'hitech-cadet');
  api.clock.advance(10 * DAY_MS);
  const { price } = await optionFor(player, 'hitech-cadet', 'techno-magic-sky');
  const before = await balance(api, player);
  const { status, body } = await moveRole(api, player, {
    grantId,
    toServerId: 'techno-magic-sky',
    expectedPrice: price.final,
  });
  const [old, moved] = await heldBy(player.playerId);
  expect([status, body]).toMatchObject([
    200,
    {
      balance: before - price.final,
      price,
      grant: { id: moved?.id, expiresAt: old?.expires_at?.toISOString(), state: 'active' },
      deliveries: { revoke: { status: 'queued' }, grant: { status: 'queued' } },
    },
  ]);
  expect(await balance(api, player)).toBe(body.balance);
  expect([old, moved]).toMatchObject([
    { id: grantId, role_id: 'hitech-cadet', state: 'replaced' },
    { role_id: 'techno-magic-sky-tsuru', state: 'active', expires_at: old?.expires_at },
  ]);
  expect((await deliveriesTo(player.playerId)).slice(1)).toMatchObject([
    { action: 'role.revoke', server_id: 'hitech', args: { roleId: 'hitech-cadet' }, grant_id: grantId },
    {
      action: 'role.grant',
      server_id: 'techno-magic-sky',
      args: { roleId: 'techno-magic-sky-tsuru', until: old?.expires_at?.toISOString() },
      grant_id: moved?.id,
    },
  ]);
  const roles = await api.request<Schemas['CabinetRoleList']>('GET', '/api/cabinet/roles', { as: player });
  expect(roles.body.items.map(({ role, state, movedTo }) => [role.id, state, movedTo])).toEqual([
    ['techno-magic-sky-tsuru', 'active', null],
    ['hitech-cadet', 'moved', 'techno-magic-sky'],
  ]);
  const history = await api.request<Schemas['MoneyHistory']>('GET', '/api/user/history/money', { as: player });
  expect(history.body.items[0]).toMatchObject({ kind: 'role_transfer', amount: -price.final });
  expect(history.body.items[0]?.description).toMatch(/^Перенос «.+» с HiTech на .+$/);
});

test('a moved role can be moved again, extended, and counts its remaining time in an upgrade', async () => {
  const player = await addPlayer(api, MONEY);
  let grantId = await buyRoleFor(api, player, 'hitech-cadet', 'three_months');
  for (const [roleId, toServerId] of [
    ['hitech-cadet', 'magic-rpg'],
    ['magic-rpg-miko', 'hitech'],
  ] as const) {
    const { price } = await optionFor(player, roleId, toServerId);
    const { status, body } = await moveRole(api, player, { grantId, toServerId, expectedPrice: price.final });
    expect(status).toBe(200);
    // A transfer back has its price too: never less than the fee.
    expect(body.price.final).toBeGreaterThan(0);
    grantId = body.grant.id;
  }
  const { body } = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech', { as: player });
  const upgrade = body.items[1]?.offers.find(({ mode, period }) => mode === 'buy' && period === 'month');
  expect(upgrade?.price.discount?.amount).toBe(34_900);
});

test('a permanent role stays permanent', async () => {
  const player = await addPlayer(api, MONEY);
  const grantId = await buyRoleFor(api, player, 'hitech-cadet', 'forever');
  const { price } = await optionFor(player, 'hitech-cadet', 'magic-rpg');
  const moved = await moveRole(api, player, { grantId, toServerId: 'magic-rpg', expectedPrice: price.final });
  expect(moved.body.grant.expiresAt).toBeNull();
});

test('another expected price is refused with the current one, and nothing is charged', async () => {
  const player = await addPlayer(api, MONEY);
  const grantId = await buyRoleFor(api, player, 'hitech-cadet');
  const before = await balance(api, player);
  const { price } = await optionFor(player, 'hitech-cadet', 'magic-rpg');
  const wish = { grantId, toServerId: 'magic-rpg', expectedPrice: price.final - 1 };
  const answer = await moveRole<Schemas['Error']>(api, player, wish);
  expect(refusal(answer)).toMatchObject({ status: 409, type: 'price_changed' });
  expect(answer.body.details?.price).toEqual(price);
  expect([await balance(api, player), (await heldBy(player.playerId)).length]).toEqual([before, 1]);
});

test('a grant of another player, an expired grant, the same server, an unknown server, a missing tier and a role held there are refused', async () => {
  const [player, other] = [await addPlayer(api, MONEY), await addPlayer(api, MONEY)];
  const top = await buyRoleFor(api, player, 'hitech-singularity');
  const grantId = await buyRoleFor(api, other, 'hitech-cadet');
  await buyRoleFor(api, other, 'magic-rpg-miko');
  const before = [await balance(api, player), await balance(api, other)];
  const tried = async (as: typeof player, wish: object) =>
    refusal(await moveRole(api, as, { expectedPrice: 1, ...wish }));
  const to = (toServerId: string) => ({ grantId, toServerId });
  expect(await tried(player, to('magic-rpg'))).toMatchObject({ status: 404, type: 'not_found' });
  expect(await tried(other, to('nowhere'))).toMatchObject({ status: 404, type: 'not_found' });
  expect(await tried(other, to('hitech'))).toMatchObject({ status: 409, type: 'role_held_there' });
  expect(await tried(other, to('magic-rpg'))).toMatchObject({ status: 409, type: 'role_held_there' });
  const fifth = { grantId: top, toServerId: 'magic-rpg' };
  expect(await tried(player, fifth)).toMatchObject({ status: 409, type: 'no_equivalent_role' });
  expect(
    (await listMoves(api, player, 'hitech-singularity')).body.servers.map(({ serverId }) => serverId),
  ).not.toContain('magic-rpg');
  expect(
    (await listMoves(api, other, 'hitech-cadet')).body.servers.find(({ serverId }) => serverId === 'magic-rpg')?.isHeld,
  ).toBe(true);
  api.clock.advance(31 * DAY_MS);
  expect(await tried(other, to('techno-magic-sky'))).toMatchObject({ status: 409, type: 'role_over' });
  expect((await listMoves(api, other, 'hitech-cadet')).status).toBe(404);
  expect([await balance(api, player), await balance(api, other)]).toEqual(before);
});

test('without enough money nothing is transferred', async () => {
  const player = await addPlayer(api, 16_900);
  const grantId = await buyRoleFor(api, player, 'hitech-cadet');
  const { price } = await optionFor(player, 'hitech-cadet', 'magic-rpg');
  const answer = await moveRole<Schemas['Error']>(api, player, {
    grantId,
    toServerId: 'magic-rpg',
    expectedPrice: price.final,
  });
  expect(refusal(answer)).toMatchObject({ status: 409, type: 'not_enough_money' });
  expect(answer.body.details?.missing).toBe(price.final);
  expect(await heldBy(player.playerId)).toMatchObject([{ id: grantId, state: 'active' }]);
});
