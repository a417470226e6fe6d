import { type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { createApiClient } from '../create-api-client.ts';
import type { Schemas } from '../index.ts';
import type { Intent } from '../intent.ts';
import { createQueryClient } from '../query-client.ts';
import { banQueries } from './ban-queries.ts';
import { bonusQueries } from './bonus-queries.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { documentQueries } from './document-queries.ts';
import { infoQueries } from './info-queries.ts';
import { launcherCalls } from './launcher-calls.ts';
import { mailQueries } from './mail-queries.ts';
import { mainQueries } from './main-queries.ts';
import { paymentQueries } from './payment-queries.ts';
import { playtimeQueries } from './playtime-queries.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { MONITORING_POLL_MS, serverQueries } from './server-queries.ts';
import { sessionQueries } from './session-queries.ts';
import { storeQueries } from './store-queries.ts';
import { transferCalls } from './transfer-calls.ts';

const setUp = (answer: (request: Request) => Response) => {
  const asked: Request[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test/api',
    locale: () => 'ru',
    retryDelaysMs: [],
    fetch: (request) => {
      asked.push(request.clone());
      return Promise.resolve(answer(request));
    },
  });
  return { api, asked, client: createQueryClient() };
};

const ORDER: Intent<Schemas['RoleOrder']> = {
  order: { roleId: 'hitech-knight', period: 'month', mode: 'buy', expectedPrice: 19_900 },
  idempotencyKey: '5f0c4e1e-5d5e-4f43-8b6a-0c1d2e3f4a5b',
};

const buy = (client: QueryClient, api: ReturnType<typeof setUp>['api']) =>
  client.getMutationCache().build(client, purchaseCalls.buy(api)).execute(ORDER);

const stale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

const fill = (client: QueryClient, keys: (readonly unknown[])[]) =>
  keys.forEach((key) => client.setQueryData(key, { items: [] }));

test('buying sends the order with the key of the confirmation', async () => {
  const { api, asked, client } = setUp(() => Response.json({ orderId: 'o' }));
  await buy(client, api);
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe(ORDER.idempotencyKey);
  expect(await asked[0]?.json()).toEqual(ORDER.order);
});

test.each([200, 409])('buying (HTTP %i) makes offers, cabinet and history stale, and nothing else', async (status) => {
  const { api, client } = setUp(() => Response.json({ error_code: 5, error_message: '', details: null }, { status }));
  const changed = [
    storeQueries.roles(api, { server: 'hitech' }).queryKey,
    storeQueries.comparison(api, 'hitech').queryKey,
    storeQueries.bestRoles(api).queryKey,
    cabinetQueries.roles(api).queryKey,
    cabinetQueries.abilities(api).queryKey,
    paymentQueries.history(api).queryKey,
    paymentQueries.history(api, { kind: 'purchase' }).queryKey,
  ];
  const kept = [
    storeQueries.roleFeatures(api, 'r').queryKey,
    infoQueries.rules(api).queryKey,
    paymentQueries.options(api).queryKey,
  ];
  fill(client, [...changed, ...kept]);
  await buy(client, api).catch(() => undefined);
  expect(changed.map((key) => stale(client, key))).toEqual(changed.map(() => true));
  expect(kept.map((key) => stale(client, key))).toEqual(kept.map(() => false));
});

const UNBAN: Intent<Schemas['UnbanOrder']> = {
  order: { banId: '2b6e0b2a-3f35-4b0e-9d38-6f8e8f6c1a11', expectedPrice: 19_900 },
  idempotencyKey: '6f0c4e1e-5d5e-4f43-8b6a-0c1d2e3f4a5c',
};

test.each([200, 409])('an unban (HTTP %i) carries its key; state and history are stale after it', async (status) => {
  const { api, asked, client } = setUp(() =>
    Response.json({ error_code: 5, error_message: '', details: null }, { status }),
  );
  const changed = [mainQueries.state(api).queryKey, paymentQueries.history(api).queryKey];
  const kept = cabinetQueries.roles(api).queryKey;
  fill(client, [...changed, kept]);
  await client
    .getMutationCache()
    .build(client, banQueries.unban(api))
    .execute(UNBAN)
    .catch(() => undefined);
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe(UNBAN.idempotencyKey);
  expect(await asked[0]?.json()).toEqual(UNBAN.order);
  expect(changed.map((key) => stale(client, key))).toEqual([true, true]);
  expect(stale(client, kept)).toBe(false);
});

test.each([200, 409])('sent coins and a bonus (HTTP %i) make the history of coins stale', async (status) => {
  const { api, client } = setUp(() => Response.json({ error_code: 5, error_message: '', details: null }, { status }));
  const history = paymentQueries.coins(api, 'hitech', { kind: 'bonus' }).queryKey;
  for (const call of [transferCalls.coins(api), bonusQueries.give(api)]) {
    fill(client, [history]);
    await client
      .getMutationCache()
      .build(client, call as MutationOptions<unknown, Error, unknown>)
      .execute({ order: {}, idempotencyKey: ORDER.idempotencyKey })
      .catch(() => undefined);
    expect(stale(client, history)).toBe(true);
  }
});

test('the launcher calls its own endpoints', async () => {
  const { api, asked } = setUp(() => Response.json({ success: true }));
  const systemData = { os: 'Linux', arch: 'x64' };
  await launcherCalls.login(api, { login: 'Kitsune', password: 'p', systemData });
  await launcherCalls.refresh(api, { systemData });
  await launcherCalls.startGameSession(api, '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002');
  await launcherCalls.countDownload(api, 'linux');
  await launcherCalls.loginByCode(api, { code: 'c', verifier: 'v'.repeat(43), port: 50_000, systemData });
  await launcherCalls.approve(api, { challenge: 'c'.repeat(43), port: 50_000 });
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/launcher/auth',
    '/api/launcher/auth/token',
    '/api/launcher/game-session',
    '/api/visits/download',
    '/api/launcher/auth/code',
    '/api/user/launcher-sign-in',
  ]);
  expect(await asked[2]?.json()).toEqual({ clientUuid: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002' });
});

test('ending a session makes the list of sessions stale, and nothing else', async () => {
  const { api, client } = setUp(() => Response.json({ terminated: 1 }));
  const kept = cabinetQueries.overview(api).queryKey;
  fill(client, [sessionQueries.list(api).queryKey, kept]);
  await client.getMutationCache().build(client, sessionQueries.terminate(api)).execute('id');
  expect(stale(client, sessionQueries.list(api).queryKey)).toBe(true);
  expect(stale(client, kept)).toBe(false);
});

test('pages of a list follow the cursor', async () => {
  const { api, asked, client } = setUp((request) =>
    Response.json({ items: [], nextCursor: request.url.includes('cursor=') ? null : 'next' }),
  );
  const options = paymentQueries.history(api, {}, 10);
  await client.fetchInfiniteQuery({ ...options, pages: 2 });
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?limit=10', '?limit=10&cursor=next']);
});

test('gift offers are cached separately from the player’s own', () => {
  const { api } = setUp(() => Response.json({}));
  const own = storeQueries.roles(api, { server: 'hitech' }).queryKey;
  const gift = storeQueries.roles(api, { server: 'hitech', recipient: 'Friend' }).queryKey;
  expect(gift).not.toEqual(own);
});

test('monitoring is polled every 5 s, and not in the background', () => {
  const { api } = setUp(() => Response.json({}));
  expect(MONITORING_POLL_MS).toBe(5000);
  expect(serverQueries.monitoring(api)).toMatchObject({ refetchInterval: 5000, refetchIntervalInBackground: false });
});

test('the change of an email is polled while a code that may be refused is on its way', () => {
  const { api, client } = setUp(() => Response.json({}));
  const { queryKey, refetchInterval } = mailQueries.settings(api);
  const isPolled = (mail: object): unknown => {
    client.setQueryData<unknown>(queryKey, mail);
    const query: unknown = client.getQueryCache().find({ queryKey });
    return (refetchInterval as (query: unknown) => number | false)(query);
  };
  const codeUntil = new Date(Date.now() + 60_000).toISOString();
  expect(isPolled({ codeUntil, codeRefused: false })).toBe(5000);
  expect(isPolled({ codeUntil, codeRefused: true })).toBe(false);
  expect(isPolled({ codeUntil: null, codeRefused: false })).toBe(false);
  expect(isPolled({ codeUntil: new Date(Date.now() - 1).toISOString(), codeRefused: false })).toBe(false);
});

test('cards of servers leave worlds and mods behind', async () => {
  const documentMeta = { serverName: 'HiTech', gameVersion: '1.12.2', pvpMode: 'off' };
  const card = { id: 'hitech', color: '#4fdcff', summary: 'Reactors' };
  const server = {
    ...card,
    address: 'a.example',
    documentMeta: { ...documentMeta, mods: ['Galacticraft'], worlds: [] },
  };
  const { api, client } = setUp(() => Response.json({ items: [server], nextCursor: null }));
  const { pages } = await client.fetchInfiniteQuery(serverQueries.cards(api));
  expect(pages).toEqual([{ items: [{ ...card, documentMeta }], nextCursor: null }]);
  const foreign = setUp(() => Response.json({ hello: 'from a proxy' }));
  await expect(foreign.client.fetchInfiniteQuery(serverQueries.cards(foreign.api))).rejects.toMatchObject({
    httpCode: 503,
  });
});

test('pages receive only what they show of a role, a document and the initial state', async () => {
  const price = { period: 'month', amount: 900, currency: 'RUB' };
  const offer = { mode: 'buy', period: 'month', price: { base: 900, discount: null, final: 900, currency: 'RUB' } };
  const role = { id: 'hitech-cyborg', name: 'Cyborg', highlights: ['Flight'], active: null };
  const tags = [{ id: 'magic', title: 'Magic' }];
  const card = { id: 'botania', target: 'mods', title: 'Botania', cover: null, servers: [] };
  const text = { key: 'k', locale: 'ru', title: 'HiTech', draft: false, likes: 1, liked: false, body: {}, images: {} };
  const { api, client } = setUp(({ url }) => {
    const [, path] = /api\/([\w/-]+)/.exec(url) ?? [];
    if (path === 'main') return Response.json({ brand: 'Hoshikraft', roles: {}, clients: [], auth: null });
    if (path === 'document')
      return Response.json({ ...text, summary: 's', cover: { id: 'c', sources: [] }, related: [] });
    if (path === 'documents') {
      return Response.json({ items: [{ ...card, key: 'k', author: {}, tags: [...tags, {}] }], nextCursor: null });
    }
    const offers = [{ ...offer, mode: 'stack' }, offer, { ...offer, period: 'forever' }];
    return Response.json({ items: [{ ...role, bestChoice: true, kits: [{}], offers, prices: [price, price] }] });
  });
  expect(await client.fetchQuery(mainQueries.state(api))).toEqual({ brand: 'Hoshikraft', auth: null });
  expect(await client.fetchQuery(mainQueries.latest(api))).toEqual({ brand: 'Hoshikraft', auth: null });
  expect(await client.fetchQuery(storeQueries.bestRoles(api))).toEqual([{ ...role, offers: [offer], prices: [price] }]);
  const { pages } = await client.fetchInfiniteQuery(documentQueries.list(api, { target: 'mods' }));
  expect(pages[0]?.items).toEqual([{ ...card, tags }]);
  expect(await client.fetchQuery(documentQueries.ofServer(api, 'hitech'))).toEqual({ ...text, cover: 'c' });
});

test('a whole server is one thing, and what was not answered in full counts as no answer', async () => {
  const full = { privilegesFrom: null, wipes: { past: [], next: null }, statistics: {} };
  const answering = setUp((request) =>
    Response.json({ server: { id: 'hitech' }, full: request.url.includes('full=true') ? full : null }),
  );
  const query = serverQueries.whole(answering.api, 'hitech');
  expect(await answering.client.fetchQuery(query)).toEqual({ server: { id: 'hitech' }, ...full });
  const halved = setUp(() => Response.json({ server: { id: 'hitech' }, full: null }));
  await expect(halved.client.fetchQuery(serverQueries.whole(halved.api, 'hitech'))).rejects.toMatchObject({
    httpCode: 503,
  });
});

test('the chart of each period is cached separately', () => {
  const { api } = setUp(() => Response.json({}));
  const [day, week] = [serverQueries.online(api, 'hitech', 'day'), serverQueries.online(api, 'hitech', 'week')];
  expect(day.queryKey).not.toEqual(week.queryKey);
  expect(day).toMatchObject({ refetchInterval: 60_000, refetchIntervalInBackground: false });
});

test('playtime and statistics are requested for one or all servers, without toasts; names ignore case', async () => {
  const { api, asked, client } = setUp(() => Response.json({ points: [], hidden: [] }));
  const range = { resolution: 'day', from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' } as const;
  await client.fetchQuery(playtimeQueries.over(api, 'Kitsune', null, '1y'));
  await client.fetchQuery(playtimeQueries.over(api, 'kitsune', null, '1y'));
  await client.fetchQuery(playtimeQueries.over(api, 'Kitsune', 'hitech', '1y'));
  await client.fetchQuery(playtimeQueries.between(api, 'Kitsune', 'hitech', range));
  await client.fetchQuery(playtimeQueries.between(api, 'Kitsune', null, range));
  await client.fetchQuery(playtimeQueries.statistics(api, 'Kitsune', 'hitech'));
  await client.fetchQuery(playtimeQueries.statistics(api, 'Kitsune', null));
  const days = `?${new URLSearchParams(range)}`;
  const paths = asked.map(({ url }) => url.slice('http://api.test/api/user/'.length));
  // Hidden parts of the profile are not requested.
  expect(new Set(paths.filter((path) => path.startsWith('profile/')))).toEqual(new Set(['profile/Kitsune']));
  expect(paths.filter((path) => !path.startsWith('profile/'))).toEqual([
    'playtime/Kitsune?period=1y',
    'playtime/Kitsune/hitech?period=1y',
    `playtime-range/Kitsune/hitech${days}`,
    `playtime-range/Kitsune${days}`,
    'statistics/Kitsune/hitech',
    'statistics/Kitsune',
  ]);
});
