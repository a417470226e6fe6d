import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createDatabase, type RunningPostgres, startPostgres } from '@hoshikraft/testkit';
import { solveCaptcha } from '@hoshikraft/testkit/stack';
import { apiNode, type OwnProcess } from './own-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { bridgeCall, call, register, signIn } from './caller.ts';

type Schemas = components['schemas'];

const PASSWORD = 'the password of the samples';
const GAME_SECRET = 'the-secret-of-the-game-servers';
const SERVER = 'hitech';

let postgres: RunningPostgres;
let a: OwnProcess;
let b: OwnProcess;
let balancer: Balancer;
beforeAll(async () => {
  postgres = await startPostgres();
  const environment = {
    DATABASE_URL: await createDatabase(postgres.url),
    RATE_LIMITS: 'off',
    DEV_PASSWORD: PASSWORD,
    DEV_GAME_SECRET: GAME_SECRET,
    CAPTCHA_COST: '100',
    // How long a busy machine takes decides no test.
    READ_DEADLINE_MS: '60000',
    WRITE_DEADLINE_MS: '60000',
  };
  [a, b] = [await apiNode(environment), await apiNode(environment)];
  await a.start({ SEED: 'development' });
  await b.start();
  balancer = await startBalancer([a.url, b.url]);
});
afterAll(async () => {
  await balancer.close();
  await Promise.all([a.end(), b.end()]);
  await postgres.stop();
});

const newPlayer = async (node: OwnProcess): Promise<string> => {
  const login = `two_${randomUUID().slice(0, 8)}`;
  expect((await register(node.url, login, await solveCaptcha(node.url))).status).toBe(200);
  return login;
};

/** The cheapest month on the server, as a gift. */
const giftFor = async (payer: Record<string, string>, recipient: string): Promise<Schemas['RoleOrder']> => {
  const roles = `${a.url}/api/store/roles?server=${SERVER}&recipient=${recipient}`;
  const { items } = (await call<Schemas['StoreRoleList']>(roles, payer)).body;
  const orders = items.flatMap(({ id, offers }) =>
    offers
      .filter(({ mode, period }) => mode === 'buy' && period === 'month')
      .map(
        ({ price }) => ({ roleId: id, period: 'month', mode: 'buy', expectedPrice: price.final, recipient }) as const,
      ),
  );
  const [cheapest] = orders.sort((left, right) => left.expectedPrice - right.expectedPrice);
  if (cheapest === undefined) throw new Error('nothing is sold by the month');
  return cheapest;
};

const buy = (node: string, payer: Record<string, string>, order: Schemas['RoleOrder'], key: string) =>
  call<Schemas['RolePurchase']>(`${node}/api/store/buy`, { ...payer, 'idempotency-key': key }, order);

const balanceOf = async (node: OwnProcess, player: Record<string, string>): Promise<number> =>
  (await call<Schemas['Main']>(`${node.url}/api/main`, player)).body.auth?.balance ?? NaN;

test('a purchase on one node is replayed by the other under the same key, and charged once', async () => {
  const rich = await signIn(a.url, 'rich', PASSWORD);
  const before = await balanceOf(b, rich);
  const order = await giftFor(rich, await newPlayer(a));
  const key = randomUUID();
  const bought = await buy(a.url, rich, order, key);
  const again = await buy(b.url, rich, order, key);
  expect([bought.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(bought.body);
  expect([bought, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(order.expectedPrice).toBeGreaterThan(0);
  for (const node of [a, b]) expect(await balanceOf(node, rich)).toBe(before - order.expectedPrice);
});

test('twins on both nodes at once are one purchase', async () => {
  const rich = await signIn(a.url, 'rich', PASSWORD);
  const before = await balanceOf(a, rich);
  const order = await giftFor(rich, await newPlayer(b));
  const key = randomUUID();
  const twins = await Promise.all(
    Array.from({ length: 8 }, (_, index) => buy(index % 2 === 0 ? a.url : b.url, rich, order, key)),
  );
  expect(new Set(twins.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
  expect(twins[0]?.status).toBe(200);
  expect(await balanceOf(b, rich)).toBe(before - order.expectedPrice);
});

test('signing out on one node takes effect on the other at the next call', async () => {
  const player = await signIn(a.url, 'player', PASSWORD);
  const sessions = () => call(`${b.url}/api/user/sessions`, player);
  expect((await sessions()).status).toBe(200);
  expect((await call(`${a.url}/api/user/auth/logout`, player, null)).status).toBe(200);
  expect((await sessions()).status).toBe(401);
});

test('a solved captcha is valid for one registration, whichever node receives it', async () => {
  const solution = await solveCaptcha(a.url);
  expect((await register(a.url, 'captcha_first', solution)).status).toBe(200);
  const second = await register(b.url, 'captcha_second', solution);
  expect(second.status).toBeGreaterThanOrEqual(400);
  expect(second.body.details?.fields).toHaveProperty('recaptcha');
  expect((await register(b.url, 'captcha_second', await solveCaptcha(a.url))).status).toBe(200);
});

test('heartbeats to both nodes at once lease every delivery once', async () => {
  const rich = await signIn(a.url, 'rich', PASSWORD);
  const key = { id: `dev-${SERVER}`, secret: `${GAME_SECRET}:${SERVER}` };
  const bootId = randomUUID();
  let seq = 0;
  const beat = async (node: OwnProcess): Promise<string[]> => {
    const report = { bootId, seq: (seq += 1), tps: 20, online: [], maxPlayers: 100, gameVersion: '1.12.2', worlds: [] };
    const { status, body } = await bridgeCall<Schemas['HeartbeatReply']>(node.url, key, 'heartbeat', report);
    expect(status).toBe(200);
    return body.deliveries.map(({ id }) => id);
  };
  // What the tests before have left in the queue.
  while ((await beat(a)).length > 0);
  const sold: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const receivers = await Promise.all([a, b, a, b].map(newPlayer));
    const orders = await Promise.all(receivers.map((login) => giftFor(rich, login)));
    for (const order of orders) sold.push((await buy(balancer.url, rich, order, randomUUID())).body.delivery.id);
    const leased = (await Promise.all([a, b, a, b, a, b].map(beat))).flat();
    expect(leased.sort()).toEqual(sold.splice(0).sort());
  }
});

test('a rolling restart under load fails no request', async () => {
  const player = await signIn(a.url, 'player', PASSWORD);
  let going = true;
  const statuses: string[] = [];
  const note = (name: string, asked: Promise<{ status: number }>): Promise<unknown> =>
    asked.then(({ status }) => statuses.push(`${name} ${status}`)).catch((error) => statuses.push(`${name} ${error}`));
  const lane = async (): Promise<void> => {
    while (going) {
      await note('GET', call(`${balancer.url}/api/user/sessions`, player));
      const key = { 'idempotency-key': randomUUID() };
      await note('POST', call(`${balancer.url}/api/user/set-region`, { ...player, ...key }, { region: 'global' }));
    }
  };
  const lanes = Promise.all(Array.from({ length: 6 }, lane));
  const answered = async (more: number): Promise<void> => {
    const enough = statuses.length + more;
    while (statuses.length < enough) await sleep(10);
  };
  try {
    for (const node of [a, b]) {
      await answered(60);
      expect(await node.end()).toBe(0);
      await answered(60);
      await node.start();
    }
    await answered(60);
  } finally {
    going = false;
    await lanes;
  }
  expect([...new Set(statuses)].sort()).toEqual(['GET 200', 'POST 200']);
  // Requests were sent while the nodes were down, and passed on to the other node.
  expect(balancer.passedOn()).toBeGreaterThan(20);
});
