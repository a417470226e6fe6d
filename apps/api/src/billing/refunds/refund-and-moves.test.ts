import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listMoves, moveRole } from '../transfers/testing/roles.ts';
import { addWipe, buyFromStore, listActiveGrants, reasons, rolesOf, take, getRefund } from './testing/wipes.ts';

const RICH = 100_000_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

test('a concurrent refund and purchase of the same role run one after the other', async () => {
  for (let round = 0; round < 8; round += 1) {
    const player = await addPlayer(api, RICH);
    const { price, roleId } = await buyFromStore(api, player, { ago: '1 day' });
    const wipeId = await addWipe(api);
    const offer = (await rolesOf(api, player))
      .find(({ id }) => id === roleId)
      ?.offers.find(({ mode, period }) => mode === 'extend' && period === 'month');
    const order = { roleId, mode: 'extend', period: 'month', expectedPrice: offer?.price.final };
    const [refunded, extended] = await Promise.all([take(api, player, wipeId, price), buy(api, player, order)]);
    // Extended first, the role stays; refunded first, there is nothing to extend.
    const wins = refunded.status === 200 ? [200, 409] : [409, 200];
    expect([refunded.status, extended.status]).toEqual(wins);
    expect(await listActiveGrants(api, player)).toHaveLength(refunded.status === 200 ? 0 : 1);
    expect(await balance(api, player)).toBe(refunded.status === 200 ? RICH : RICH - 2 * price);
  }
});

const moving = async (as: Player, { grantId, roleId }: { grantId: string; roleId: string }, toServerId: string) => {
  const { servers } = (await listMoves(api, as, roleId)).body;
  const price = servers.find(({ serverId }) => serverId === toServerId)?.price.final ?? 0;
  return { price, move: () => moveRole(api, as, { grantId, toServerId, expectedPrice: price }) };
};

test('a role that was transferred to another server stays there, and the price of the transfer is not refunded', async () => {
  const player = await addPlayer(api, RICH);
  const role = await buyFromStore(api, player, { ago: '1 day' });
  const { move, price } = await moving(player, role, 'magic-rpg');
  expect((await move()).status).toBe(200);
  const [from, to] = [await addWipe(api), await addWipe(api, '0', 'magic-rpg')];
  expect(reasons(await getRefund(api, player, from))).toEqual({ [role.orderId]: 'moved' });
  const { lines, state } = await getRefund(api, player, to);
  expect(lines).toMatchObject([{ kind: 'move', amount: price, reason: 'service' }]);
  expect(state).toBe('nothing');
  for (const wipeId of [from, to]) {
    expect(refusal(await take(api, player, wipeId, role.price)).type).toBe('nothing_to_refund');
  }
});

test('of a concurrent refund and transfer of the same role one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const player = await addPlayer(api, RICH);
    const role = await buyFromStore(api, player, { ago: '1 day' });
    const { move, price } = await moving(player, role, 'magic-rpg');
    const wipeId = await addWipe(api);
    const [refunded, gone] = await Promise.all([take(api, player, wipeId, role.price), move()]);
    const isRefunded = refunded.status === 200;
    expect([refunded.status, gone.status]).toEqual(isRefunded ? [200, 409] : [409, 200]);
    expect(await listActiveGrants(api, player)).toHaveLength(isRefunded ? 0 : 1);
    expect(await balance(api, player)).toBe(isRefunded ? RICH : RICH - role.price - price);
  }
});
