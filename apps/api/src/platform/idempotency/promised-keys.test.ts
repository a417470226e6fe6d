import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FORM } from '@hoshikraft/contract-binder';
import { type FakeReseller, startFakeReseller } from '../../../testing/fake-reseller.ts';
import { ban } from '../../../testing/launcher.ts';
import { addPlayer, type Player, refusal, signIn } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { doSteps } from '../../billing/bonus/testing/claimant.ts';
import { type GroupMessengers, startGroupMessengers } from '../../billing/bonus/testing/group-messengers.ts';
import { contentOf, create, formOf } from '../../content/documents/testing/drafts.ts';
import { plain } from '../../content/files/testing/pictures.ts';
import { addWipe, boughtBefore } from '../../billing/refunds/testing/wipes.ts';
import { type Calls, operatorCalls } from '../../operators/testing/promised-calls.ts';
import { describedOperations } from '../http/description.ts';
import { giveCoins } from '../../billing/transfers/testing/coins.ts';
import { listMoves, buyRoleFor } from '../../billing/transfers/testing/roles.ts';

let api: TestApp;
let reseller: FakeReseller;
let messengers: GroupMessengers;
let player: Player;
beforeAll(async () => {
  reseller = await startFakeReseller();
  messengers = await startGroupMessengers();
  const env = { RESELLER_URL: reseller.url, COIN_TRANSFER_HOLD_HOURS: '0', ...messengers.env };
  api = await createTestApp({ env });
});
beforeEach(async () => {
  player = await addPlayer(api, 10_000_000);
  await api.app.db
    .updateTable('players')
    .set({ groups: ['editor'] })
    .where('id', '=', player.playerId)
    .execute();
});
afterAll(async () => {
  await api.close();
  await reseller.close();
  await messengers.close();
});

const cheapestMonth = async () => {
  const price = await api.app.db
    .selectFrom('role_prices')
    .select(['role_id', 'amount'])
    .where('period', '=', 'month')
    .orderBy('amount')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { roleId: price.role_id, period: 'month', mode: 'buy', expectedPrice: price.amount };
};

async function lookForms(width: number, height: number): Promise<[{ file: Blob }, { file: Blob }]> {
  const look = async (colour: string) => plain(width, height, colour).png().toBuffer();
  const [one, other] = await Promise.all(['#f00', '#0f0'].map(look));
  return [{ file: new Blob([Uint8Array.from(one ?? [])]) }, { file: new Blob([Uint8Array.from(other ?? [])]) }];
}

async function avatarSource(): Promise<string> {
  const [form] = await lookForms(80, 80);
  const { body } = await api.request<{ id: string }>('POST', '/api/user/avatar/upload', { as: player, form });
  return body.id;
}

const CALLS: Calls = {
  buyRole: async () => {
    const order = await cheapestMonth();
    return [order, { ...order, mode: 'extend' }];
  },
  transferCoins: async () => {
    const { login } = await addPlayer(api, 0);
    await giveCoins(api, player.playerId, 'hitech', 10);
    const order = { serverId: 'hitech', login, amount: 1 };
    return [order, { ...order, amount: 2 }];
  },
  transferRole: async () => {
    const grantId = await buyRoleFor(api, player, 'hitech-cadet');
    const [to] = (await listMoves(api, player, 'hitech-cadet')).body.servers;
    const order = { grantId, toServerId: to?.serverId, expectedPrice: to?.price.final };
    return [order, { ...order, expectedPrice: 1 }];
  },
  unbanPlayer: async () => {
    const bans = [await ban(api, { playerId: player.playerId, price: 100 }), randomUUID()];
    return [
      { banId: bans[0], expectedPrice: 100 },
      { banId: bans[1], expectedPrice: 100 },
    ];
  },
  takeRefund: async () => {
    const { expectedPrice } = await boughtBefore(api, player);
    const wipeId = await addWipe(api);
    return [
      { wipeId, expectedPrice },
      { wipeId: randomUUID(), expectedPrice },
    ];
  },
  createPayment: async () => [
    { method: 'bank_card', amount: 50_000 },
    { method: 'bank_card', amount: 60_000 },
  ],
  giveBonus: async () => {
    await doSteps(api, messengers, player);
    return [{ serverId: 'hitech' }, { serverId: 'magic-rpg' }];
  },
  setRegion: async () => [{ region: 'global' }, { region: 'russia' }],
  terminateSession: async () => [{ id: (await signIn(api, player.playerId)).accessId }, { id: randomUUID() }],
  terminateAllSessions: async () => [],
  requestDataExport: async () => [],
  createDocument: async () => {
    const one = { key: randomUUID(), target: 'news', state: 'draft' };
    return [formOf({ ...one, content: contentOf('One') }), formOf({ ...one, content: contentOf('Two') })];
  },
  editDocument: async () => {
    const { key, version } = (await create(api, player, { content: contentOf('Before') })).body;
    const one = { key, version, state: 'draft' };
    return [formOf({ ...one, content: contentOf('After') }), formOf({ ...one, content: contentOf('Later') })];
  },
  uploadDocumentImage: async () => {
    const picture = async (colour: string) => new Blob([Uint8Array.from(await plain(8, 8, colour).png().toBuffer())]);
    return [{ file: await picture('#f00') }, { file: await picture('#0f0') }];
  },
  uploadSkin: async () => lookForms(64, 64),
  uploadCape: async () => lookForms(64, 32),
  uploadAvatar: async () => lookForms(80, 80),
  cropAvatar: async () => {
    const id = await avatarSource();
    return [
      { id, x: 0, y: 0, size: 64 },
      { id, x: 1, y: 0, size: 64 },
    ];
  },
  rollBackAvatar: async () => {
    const id = await avatarSource();
    await api.request('POST', '/api/user/avatar/crop', { as: player, body: { id, x: 0, y: 0, size: 64 } });
    await api.request('POST', '/api/user/avatar/delete', { as: player });
    return [];
  },
};

/** All calls, for the player of the running test. */
const callsOf = (): Calls => ({ ...CALLS, ...operatorCalls(api, player) });

const parameterised = (url: string, params: Record<string, string>): string =>
  url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

const offering = describedOperations.filter(({ parameters }) =>
  parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
);

test('these tests cover all operations that accept a key', () => {
  expect(offering.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(callsOf()).sort());
});

test.each(offering.map(({ operationId, url, body }) => [operationId, url, body?.mediaType === FORM] as const))(
  '%s stores its key: the same call gets the same response, another call is refused',
  async (operationId, url, isForm) => {
    const [body, other, { as = player, params = { id: randomUUID() } } = {}] = (await callsOf()[operationId]?.()) ?? [];
    const key = randomUUID();
    const call = (sent: object | undefined) =>
      api.request('POST', parameterised(url, params), {
        as,
        idempotencyKey: key,
        ...(sent !== undefined && (isForm ? { form: sent as Record<string, string | Blob> } : { body: sent })),
      });
    const first = await call(body);
    const again = await call(body);
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect([again.status, again.headers['idempotency-replayed'], again.text]).toEqual([200, 'true', first.text]);
    if (other) expect(refusal(await call(other))).toMatchObject({ status: 422, type: 'idempotency_key_reused' });
  },
);

test('no other operation stores anything under a key', async () => {
  const before = await api.app.db.selectFrom('idempotency_keys').select('key').execute();
  const others = describedOperations.filter(
    ({ method, operationId }) => method === 'POST' && !(operationId in callsOf()),
  );
  expect(others.length).toBeGreaterThan(10);
  for (const { url } of others) await api.request('POST', url, { as: player, idempotencyKey: true, body: {} });
  expect(await api.app.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(before.length);
});
