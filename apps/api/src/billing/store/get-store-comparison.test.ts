import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, buy, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let test: TestApp;
let player: Player;
beforeAll(async () => {
  test = await createTestApp();
  player = await addPlayer(test, 10_000_000);
});
afterAll(() => test.close());

const options = (as?: Player) => ({ headers: { 'accept-language': 'en' }, ...(as && { as }) });
const comparison = (server: string, as?: Player) =>
  test.request<Schemas['StoreComparison']>('GET', `/api/store/comparison?server=${server}`, options(as));
const rolesOf = async (server: string, as?: Player) =>
  (await test.request<Schemas['StoreRoleList']>('GET', `/api/store/roles?server=${server}`, options(as))).body.items;
const featuresOf = async (roleId: string) =>
  (await test.request<Schemas['RoleFeatures']>('GET', `/api/store/role/features?roleId=${roleId}`, options())).body;

describe('the store of a server in one call', () => {
  it('has the same roles and abilities as the separate calls', async () => {
    const { status, body } = await comparison('hitech');
    expect([status, body.serverId]).toEqual([200, 'hitech']);
    expect(body.roles).toEqual(await rolesOf('hitech'));
    const features = await Promise.all(body.roles.map(({ id }) => featuresOf(id)));
    for (const { roleId, abilities } of features) {
      const given = body.abilities.flatMap(({ id, title, icon, values }) =>
        values.filter((one) => one.roleId === roleId).map(({ value }) => ({ id, title, icon, value })),
      );
      expect(given).toEqual(
        expect.arrayContaining(abilities.map(({ id, title, icon, value }) => ({ id, title, icon, value }))),
      );
      expect(given).toHaveLength(abilities.length);
    }
    const order = features.flatMap(({ abilities }) => abilities.map(({ id }) => id));
    expect(body.abilities.map(({ id }) => id)).toEqual([...new Set(order)]);
  });

  it("has the caller's own offers only", async () => {
    const [role] = (await comparison('hitech', player)).body.roles;
    const [offer] = role?.offers ?? [];
    const order = { roleId: role?.id, period: offer?.period, mode: offer?.mode, expectedPrice: offer?.price.final };
    expect((await buy(test, player, order)).status).toBe(200);
    const own = await comparison('hitech', player);
    expect(own.body.roles[0]?.active).not.toBeNull();
    expect(own.body.roles).toEqual(await rolesOf('hitech', player));
    expect(own.headers['cache-control']).toBe('private, no-store');
    const visitors = await comparison('hitech');
    expect(visitors.body.roles[0]).toEqual(role);
    expect((await comparison('hitech', await addPlayer(test, 0))).body.roles[0]).toEqual(role);
  });

  it('is 404 for an unknown server', async () => {
    expect((await comparison('nothing')).status).toBe(404);
  });
});
