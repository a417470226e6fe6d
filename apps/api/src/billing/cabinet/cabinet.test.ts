import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { openAccount } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { addPlayer, buy, type Player, refusal, signIn } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const get = <Body>(as: Player, path: string, language = 'en') =>
  api.request<Body>('GET', `/api/cabinet${path}`, { as, headers: { 'accept-language': language } });
const offers = async (as: Player, server = 'hitech') =>
  (await api.request<Schemas['StoreRoleList']>('GET', `/api/store/roles?server=${server}`, { as })).body.items;

/** Buys what the store offers, at its price. */
const take = async (as: Player, index: number, mode: string, period: string, server = 'hitech') => {
  const role = (await offers(as, server))[index];
  const offer = role?.offers.find((one) => one.mode === mode && one.period === period);
  const answer = await buy(api, as, { roleId: role?.id, mode, period, expectedPrice: offer?.price.final });
  expect(answer.status).toBe(200);
  return { roleId: role?.id ?? '', ...answer.body };
};

test('the cabinet shows account, money, coins of every server, and numbers of roles and sessions', async () => {
  const player = await addPlayer(api, 10_000_000);
  await api.app.db
    .updateTable('players')
    .set({ email: `${player.login}@mail.example` })
    .where('id', '=', player.playerId)
    .execute();
  await api.app.db.transaction().execute(async (trx) => {
    const entries = [
      { account: await openAccount(trx, { playerId: player.playerId, kind: 'coins', serverId: 'hitech' }), amount: 40 },
      { account: await openAccount(trx, { playerId: null, kind: 'opening', serverId: 'hitech' }), amount: -40 },
    ];
    await transfer(trx, { kind: 'opening', reference: crypto.randomUUID(), at: new Date(), entries });
  });
  await signIn(api, player.playerId);
  const { balance } = await take(player, 0, 'buy', 'month');
  const { body } = await get<Schemas['Cabinet']>(player, '');
  expect(body).toMatchObject({
    user: { id: player.playerId, login: player.login, avatarOrSkin: null },
    email: 'b•••@mail.example',
    balance,
    currency: 'RUB',
    activeRoles: 1,
    activeSessions: 2,
  });
  const servers = await api.app.db.selectFrom('servers').select('id').orderBy('position').execute();
  expect(body.coins).toEqual(servers.map(({ id }) => ({ serverId: id, amount: id === 'hitech' ? 40 : 0 })));
});

test('the rank is the highest active role on any server, in the requested language', async () => {
  const player = await addPlayer(api, 10_000_000);
  const rank = async (language?: string) => (await get<Schemas['Cabinet']>(player, '', language)).body.rank;
  expect(await rank()).toBeNull();
  const lower = await take(player, 0, 'buy', 'month');
  expect(await rank()).toMatchObject({ id: lower.roleId, serverId: 'hitech', tier: 1 });
  const higher = await take(player, 2, 'buy', 'month', 'magic-rpg');
  expect(await rank()).toMatchObject({ id: higher.roleId, serverId: 'magic-rpg', tier: 3 });
  expect((await rank('ru'))?.name).toMatch(/^[А-ЯЁ]/);
  api.clock.advance(32 * DAY_MS);
  expect(await rank()).toBeNull();
});

test('active roles come first, permanent before temporary, with giver, state and state of the delivery', async () => {
  const [player, giver] = [await addPlayer(api, 10_000_000), await addPlayer(api, 10_000_000)];
  const old = await take(player, 0, 'buy', 'month');
  const fresh = await take(player, 1, 'buy', 'forever');
  const third = (await offers(player))[2];
  api.clock.advance(1000);
  const gift = { roleId: third?.id, mode: 'stack', period: 'month', recipient: player.login };
  const given = await buy(api, giver, { ...gift, expectedPrice: third?.prices[0]?.amount });
  await api.app.db
    .updateTable('deliveries')
    .set({ status: 'done', done_at: new Date() })
    .where('grant_id', '=', fresh.grant.id)
    .execute();
  const { body } = await get<Schemas['CabinetRoleList']>(player, '/roles');
  expect(body.items.map(({ grantId, state }) => [grantId, state])).toEqual([
    [fresh.grant.id, 'active'],
    [given.body.grant.id, 'active'],
    [old.grant.id, 'replaced'],
  ]);
  expect(body.items.map(({ giftFrom, delivery }) => [giftFrom, delivery?.status])).toEqual([
    [null, 'delivered'],
    [giver.login, 'queued'],
    [null, 'queued'],
  ]);
  expect(body.items[0]?.expiresAt).toBeNull();
  const revoke = await api.app.db
    .selectFrom('deliveries')
    .select('action')
    .where('id', '=', body.items[2]?.delivery?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(revoke.action).toBe('role.revoke');
});

test('a role whose time is over is expired, and pages keep the order', async () => {
  const player = await addPlayer(api, 10_000_000);
  await take(player, 0, 'buy', 'month');
  api.clock.advance(32 * DAY_MS);
  const back: Player = { ...player, ...(await signIn(api, player.playerId)) };
  await take(back, 1, 'buy', 'month');
  await take(back, 0, 'stack', 'month');
  const pages: Schemas['CabinetRoleList'][] = [];
  let next = '/roles?limit=1';
  while (next !== '') {
    const page: Schemas['CabinetRoleList'] = (await get<Schemas['CabinetRoleList']>(back, next)).body;
    pages.push(page);
    next = page.nextCursor === null ? '' : `/roles?limit=1&cursor=${page.nextCursor}`;
  }
  expect(pages.map(({ items }) => items.map(({ state }) => state))).toEqual([['active'], ['active'], ['expired']]);
  const whole = (await get<Schemas['CabinetRoleList']>(back, '/roles')).body.items;
  expect(pages.flatMap(({ items }) => items)).toEqual(whole);
});

test('abilities are listed by server, each once, as given by the highest active role', async () => {
  const player = await addPlayer(api, 10_000_000);
  expect((await get<Schemas['CabinetAbilities']>(player, '/abilities')).body).toEqual({ servers: [] });
  const low = await take(player, 0, 'buy', 'month');
  const high = await take(player, 2, 'stack', 'month');
  const other = await take(player, 0, 'buy', 'month', 'magic-rpg');
  const { body } = await get<Schemas['CabinetAbilities']>(player, '/abilities');
  const here = body.servers.find(({ serverId }) => serverId === 'hitech');
  expect(body.servers.map(({ roles }) => roles.map(({ id }) => id)).sort()).toEqual(
    [[high.roleId, low.roleId], [other.roleId]].sort(),
  );
  const ids = here?.abilities.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  const features = async (roleId: string) =>
    (
      await api.request<Schemas['RoleFeatures']>('GET', `/api/store/role/features?roleId=${roleId}`, {
        headers: { 'accept-language': 'en' },
      })
    ).body;
  const [ofLow, ofHigh] = [await features(low.roleId), await features(high.roleId)];
  for (const ability of ofHigh.abilities) expect(here?.abilities).toContainEqual(ability);
  const onlyLow = ofLow.abilities.filter(({ id }) => !ofHigh.abilities.some((one) => one.id === id));
  for (const ability of onlyLow) expect(here?.abilities).toContainEqual(ability);
  expect(here?.kits.map(({ id }) => id).sort()).toEqual([...ofLow.kits, ...ofHigh.kits].map(({ id }) => id).sort());
});

test('a signed-out visitor has no cabinet', async () => {
  for (const path of ['', '/roles', '/abilities']) {
    expect(refusal(await api.request('GET', `/api/cabinet${path}`))).toMatchObject({ status: 401, type: 'signed_out' });
  }
});
