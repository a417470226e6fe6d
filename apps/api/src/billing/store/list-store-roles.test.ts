import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { ban } from '../../../testing/launcher.ts';
import { addPlayer, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type List = components['schemas']['StoreRoleList'];
type Role = components['schemas']['StoreRole'];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const list = (as?: Player, more: Record<string, string> = {}, language = 'ru') =>
  api.request<List>('GET', `/api/store/roles?${new URLSearchParams({ server: 'hitech', ...more })}`, {
    ...(as ? { as } : {}),
    headers: { 'accept-language': language },
  });
const modes = (role: Role | undefined) => [...new Set(role?.offers.map(({ mode }) => mode))];

test('a visitor sees every role, the lowest first, with a newcomer’s offers', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.items.length).toBeGreaterThanOrEqual(3);
  expect(body.items.map(({ tier }) => tier)).toEqual(body.items.map(({ tier }) => tier).sort((a, b) => a - b));
  for (const role of body.items) {
    expect(role.active).toBeNull();
    expect(role.offers.map(({ mode, period }) => `${mode} ${period}`)).toEqual([
      'buy month',
      'buy three_months',
      'buy forever',
    ]);
    const listed = role.prices.map(({ amount }) => amount);
    expect(role.offers.map(({ price }) => price)).toEqual(
      listed.map((base) => ({ base, discount: null, final: base, currency: 'RUB' })),
    );
  }
  expect(body.items.filter(({ bestChoice }) => bestChoice)).toHaveLength(1);
});

test('texts are in the requested language', async () => {
  const [ru, en] = [(await list(undefined, {}, 'ru')).body, (await list(undefined, {}, 'en')).body];
  expect(ru.items.map(({ summary }) => summary).join(' ')).toMatch(/[а-яё]/i);
  expect(JSON.stringify(en)).not.toMatch(/[а-яё]/i);
});

test('an owner can extend an active role, upgrade to or stack a higher one, and only stack a lower one', async () => {
  const player = await addPlayer(api, 10_000_000);
  const [low, held, high] = (await list(player)).body.items;
  const expectedPrice = held?.offers[0]?.price.final ?? 0;
  await buy(api, player, { roleId: held?.id ?? '', period: 'month', mode: 'buy', expectedPrice });
  const [lowNow, heldNow, highNow] = (await list(player)).body.items;
  expect([modes(lowNow), modes(heldNow), modes(highNow)]).toEqual([['stack'], ['extend'], ['buy', 'stack']]);
  expect(heldNow?.active?.grantId).toMatch(/^[0-9a-f-]{36}$/);
  const upgrade = highNow?.offers.find(({ mode, period }) => mode === 'buy' && period === 'forever');
  expect(upgrade).toMatchObject({ replaces: held?.id, price: { discount: { amount: expectedPrice } } });
  expect(upgrade?.price.discount?.text).toContain(held?.name);
  expect(highNow?.offers.filter(({ mode }) => mode === 'stack').map(({ price }) => price.discount)).toEqual([
    null,
    null,
    null,
  ]);
  expect([low?.id, high?.id]).toEqual([lowNow?.id, highNow?.id]);
});

test('a role without a price is left out, the others are listed', async () => {
  const before = (await list()).body.items.length;
  const [name, id] = [JSON.stringify({ ru: 'Тень', en: 'Shade' }), 'hitech-shade'];
  const role = { id, server_id: 'hitech', tier: 99, color: '#ffee00', name, summary: name, highlights: '[]' };
  await api.app.db.insertInto('roles').values(role).execute();
  const { status, body } = await list();
  expect([status, body.items.length]).toEqual([200, before]);
  await api.app.db.deleteFrom('roles').where('id', '=', id).execute();
});

test('a permanent role has no offer', async () => {
  const player = await addPlayer(api, 10_000_000);
  const top = (await list(player)).body.items.at(-1);
  const forever = top?.offers.find(({ period }) => period === 'forever');
  await buy(api, player, {
    roleId: top?.id ?? '',
    period: 'forever',
    mode: 'buy',
    expectedPrice: forever?.price.final ?? 0,
  });
  const now = (await list(player)).body.items;
  expect(now.at(-1)).toMatchObject({ active: { expiresAt: null }, offers: [] });
  expect(modes(now[0])).toEqual(['stack']);
});

test('offers for a friend depend on the friend’s roles and never end one', async () => {
  const [giver, friend] = [await addPlayer(api, 0), await addPlayer(api, 10_000_000)];
  const before = (await list(giver, { recipient: friend.login })).body;
  expect(before.recipient).toBe(friend.login);
  const [first] = before.items;
  const expectedPrice = first?.offers[0]?.price.final ?? 0;
  await buy(api, friend, { roleId: first?.id ?? '', period: 'month', mode: 'buy', expectedPrice });
  const after = (await list(giver, { recipient: friend.login.toUpperCase() })).body;
  expect(after.recipient).toBe(friend.login);
  expect(after.items.map(modes)).toEqual([['extend'], ...after.items.slice(1).map(() => ['stack'])]);
  // The friend's roles and their ends are private.
  expect(after.items.map(({ active }) => active)).toEqual(after.items.map(() => null));
  expect(after.items[0]?.offers.map(({ expiresAt }) => expiresAt)).toEqual([null, null, null]);
  expect(
    after.items.flatMap(({ offers }) => offers).filter(({ replaces, price }) => replaces ?? price.discount),
  ).toEqual([]);
  expect((await list(giver)).body).toMatchObject({ recipient: null });
});

/** Buys the n-th role of HiTech, counted from 0, at its list price. */
const order = async (
  player: Player,
  index: number,
  mode = 'buy',
  more: { period?: string; recipient?: string } = {},
) => {
  const { period = 'month' } = more;
  const role = (await list()).body.items[index];
  const expectedPrice = role?.prices.find((price) => price.period === period)?.amount;
  return buy(api, player, { roleId: role?.id, mode, period, expectedPrice, ...more });
};

test('a gift to a player who hides their roles tells nothing of them: it extends the same one or is held beside', async () => {
  const [giver, friend, other] = [
    await addPlayer(api, 9_000_000),
    await addPlayer(api, 9_000_000),
    await addPlayer(api, 0),
  ];
  for (const { playerId } of [friend, other]) {
    await api.app.db
      .updateTable('players')
      .set({ privacy: { roles: 'nobody' } })
      .where('id', '=', playerId)
      .execute();
  }
  const own = (await order(friend, 0)).body.grant;
  const offersTo = async ({ login: recipient }: Player) => (await list(giver, { recipient })).text;
  const shown = await Promise.all(
    [friend, other].map(async (player) => (await offersTo(player)).replace(player.login, '')),
  );
  expect(shown[0]).toBe(shown[1]);
  const give = (player: Player, index: number, mode = 'buy') => order(giver, index, mode, { recipient: player.login });
  const [extended, beside, first] = [await give(friend, 0), await give(friend, 2), await give(other, 0)];
  expect([extended, beside, first].map(({ status, body }) => [status, body.grant?.expiresAt])).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ]);
  const end = new Date(Date.parse(own.expiresAt as string) + 31 * DAY_MS);
  const grants = api.app.db.selectFrom('grants').select(['id', 'state', 'expires_at']).orderBy('created_at');
  expect(await grants.where('player_id', '=', friend.playerId).execute()).toMatchObject([
    { id: own.id, state: 'active', expires_at: end },
    { state: 'active' },
  ]);
  await order(friend, 1, 'stack', { period: 'forever' });
  for (const refused of [await give(friend, 1), await give(friend, 0, 'extend'), await give(friend, 3, 'stack')]) {
    expect(refusal(refused)).toEqual({ status: 409, code: 5, type: 'gift_refused' });
  }
});

test('nothing is offered for a player who is banned on that server', async () => {
  const [giver, friend] = [await addPlayer(api, 0), await addPlayer(api, 0)];
  await ban(api, { playerId: friend.playerId, server: 'hitech' });
  expect(refusal(await list(giver, { recipient: friend.login }))).toMatchObject({ type: 'recipient_banned' });
  expect((await list(giver, { recipient: friend.login, server: 'magic-rpg' })).body.recipient).toBe(friend.login);
  expect((await list(friend, { recipient: friend.login })).status).toBe(200);
});

test('a recipient is found regardless of case, by the same folding of letters as sign-in', async () => {
  const player = await addPlayer(api, 0);
  await api.app.db.insertInto('players').values({ login: 'Kitsuni' }).execute();
  // U+0130 and U+212A fold into "i" and "k" in some locales of a database; in JavaScript only the second does.
  for (const recipient of ['KITSUNI', '\u212aitsuni']) {
    expect([recipient, (await list(player, { recipient })).body.recipient]).toEqual([recipient, 'Kitsuni']);
  }
  for (const recipient of ['K\u0130tsun\u0130', '\uff4bitsuni']) {
    expect(refusal(await list(player, { recipient }))).toMatchObject({ type: 'recipient_unknown' });
  }
});

test('a visitor cannot see the roles of a player', async () => {
  const friend = await addPlayer(api, 0);
  expect(refusal(await list(undefined, { recipient: friend.login }))).toEqual({
    status: 401,
    code: 8,
    type: 'signed_out',
  });
});

test('an unknown server or recipient is refused as unknown', async () => {
  const player = await addPlayer(api, 0);
  expect(refusal(await list(player, { server: 'nowhere' }))).toMatchObject({ status: 404, type: 'not_found' });
  const answer = await list(player, { recipient: 'nobody_here' });
  expect(refusal(answer)).toEqual({ status: 422, code: 1, type: 'recipient_unknown' });
  expect(answer.body).toMatchObject({ details: { fields: { recipient: expect.stringMatching(/[а-я]/) } } });
});
