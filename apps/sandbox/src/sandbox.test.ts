import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signaturesEqual, signBridgeMessage, signWebhook } from '@hoshikraft/contract/signatures';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createSandbox } from './sandbox.ts';
import { eventually, startFakeShop } from './testing/fake-shop.ts';
import type { ShopCall } from './testing/fake-shop.ts';

const SECRET = 'shared-with-the-shop';
const delivery = {
  id: '00000000-0000-4000-8000-00000000000a',
  leaseId: '00000000-0000-4000-8000-00000000000b',
  attempt: 1,
  action: 'role.grant',
  login: 'Kitsune',
  args: { roleId: 'hitech-pilot', until: null },
  expiresAt: '2030-01-01T00:00:00.000Z',
};

let shop: Awaited<ReturnType<typeof startFakeShop>>;
let sandbox: ReturnType<typeof createSandbox>;
let address: string;
let folder: string;
let webhookAnswers: number[];
let handedOut: boolean;

function answer({ path, headers }: ShopCall) {
  if (path === '/api/payment/webhook') return { status: webhookAnswers.shift() ?? 200, body: { success: true } };
  if (path !== '/api/game/heartbeat') return { status: 200, body: path.endsWith('ack') ? [] : { result: 'accepted' } };
  const deliveries = !handedOut && headers['x-key-id'] === 'dev-hitech' ? [delivery] : [];
  if (deliveries.length > 0) handedOut = true;
  return { status: 200, body: { serverTime: new Date().toISOString(), deliveries, more: false, looks: [] } };
}

async function open(env: Record<string, string> = {}): Promise<void> {
  const settings = {
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
    SANDBOX_DIR: folder,
    API_URL: shop.url,
    RESELLER_SECRETS: SECRET,
    DEV_GAME_SECRET: 'game',
  };
  const config = readConfig({
    ...settings,
    SANDBOX_GAME_SERVERS: 'off',
    SANDBOX_BEAT_MS: '50',
    SANDBOX_EVENTS_MS: '60',
    ...env,
  });
  sandbox = createSandbox(config, systemClock, () => undefined);
  ({ address } = await sandbox.start());
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  webhookAnswers = [];
  handedOut = false;
  shop = await startFakeShop(answer);
});

afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
  rmSync(folder, { recursive: true });
});

async function placeOrder(changes: { orderId?: string; secret?: string; amount?: unknown } = {}): Promise<Response> {
  const { orderId = 'order-1', secret = SECRET, amount = 100_000 } = changes;
  const body = JSON.stringify({
    orderId,
    amount,
    currency: 'RUB',
    method: 'instant_payment',
    description: 'Пополнение «Hoshikraft» <player>',
    returnUrl: `${shop.url}/ru/pay?notify=success`,
    failUrl: `${shop.url}/ru/pay?notify=fail`,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  return fetch(`${address}/reseller/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-key-id': 'development-reseller-key',
      'x-timestamp': timestamp,
      'x-signature': signWebhook(secret, timestamp, body),
    },
    body,
  });
}

async function checkoutPath(): Promise<string> {
  const { orderUrl } = (await (await placeOrder()).json()) as { orderUrl: string };
  return new URL(orderUrl).pathname;
}

const press = (path: string, fields: Record<string, string>) =>
  fetch(`${address}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

test('an order signed with another secret, or for no money, is refused', async () => {
  await open();
  expect((await placeOrder({ secret: 'guessed' })).status).toBe(401);
  for (const amount of [0, -1, 0.5, '5', null]) expect((await placeOrder({ amount })).status).toBe(422);
});

test('the checkout speaks the language of the browser and escapes what the shop wrote', async () => {
  await open();
  const path = await checkoutPath();
  const page = async (language: string) =>
    (await fetch(`${address}${path}`, { headers: { 'accept-language': language } })).text();
  expect(await page('ru-RU,ru')).toContain('К оплате');
  const english = await page('en-GB');
  expect(english).toContain('Total');
  expect(english.replaceAll('Пополнение', '')).not.toMatch(/[а-яё]/i);
  expect(english).not.toContain('<player>');
});

test('paying returns the player to the shop and sends the signed event until the shop replies 2xx', async () => {
  await open();
  webhookAnswers = [503];
  const response = await press(await checkoutPath(), { action: 'pay', method: 'instant_payment' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${shop.url}/ru/pay?notify=success`);
  await eventually(() => shop.at('/api/payment/webhook').length === 2);
  const [first, second] = shop.at('/api/payment/webhook');
  expect(second?.body).toBe(first?.body);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    type: 'payment.succeeded',
    orderId: 'order-1',
    amount: 100_000,
  });
  const { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature } = second?.headers ?? {};
  expect(signaturesEqual(signWebhook(SECRET, String(timestamp), second?.body ?? ''), String(signature))).toBe(true);
});

test('a declined card sends the player to the other address with a failed payment', async () => {
  await open();
  const path = await checkoutPath();
  const response = await press(path, { action: 'pay', method: 'bank_card', card: '4000 0000 0000 0002' });
  expect(response.headers.get('location')).toBe(`${shop.url}/ru/pay?notify=fail`);
  await eventually(() => shop.at('/api/payment/webhook').length === 1);
  expect(shop.calls[0]?.body).toContain('payment.failed');
});

test('a late report survives a restart of the reseller', async () => {
  await open({ RESELLER_LATE_SECONDS: '1' });
  await press(await checkoutPath(), { action: 'pay-late', method: 'instant_payment' });
  await sandbox.stop();
  expect(shop.calls).toEqual([]);
  await open();
  await eventually(() => shop.at('/api/payment/webhook').length === 1);
});

test('a game server signs its heartbeats, carries a delivery out and answers at once, and sends its events', async () => {
  await open({ SANDBOX_GAME_SERVERS: 'on' });
  await eventually(() => shop.at('/api/game/ack').length === 1);
  const ack = shop.at('/api/game/ack')[0];
  expect(JSON.parse(ack?.body ?? '')).toEqual([
    { id: delivery.id, leaseId: delivery.leaseId, status: 'done', code: null },
  ]);
  const state = (await (await fetch(`${address}/game-servers/hitech/state`)).json()) as { roles: unknown };
  expect(state.roles).toEqual({ kitsune: { 'hitech-pilot': null } });
  await eventually(() => shop.at('/api/game/events').length > 0);
  for (const { path, headers, body } of shop.calls) {
    const server = String(headers['x-key-id']).replace(/^dev-/, '');
    const message = {
      method: 'POST',
      path,
      body,
      timestamp: String(headers['x-timestamp']),
      nonce: String(headers['x-nonce']),
    };
    expect(signaturesEqual(signBridgeMessage(`game:${server}`, message), String(headers['x-signature']))).toBe(true);
  }
  const nonces = shop.calls.map(({ headers }) => headers['x-nonce']);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('a stopped game server is silent until it is started again, as a new boot', async () => {
  await open({ SANDBOX_GAME_SERVERS: 'on' });
  const beats = () => shop.at('/api/game/heartbeat').filter(({ headers }) => headers['x-key-id'] === 'dev-magic-rpg');
  await eventually(() => beats().length > 1);
  await press('/game-servers/magic-rpg/stop', {});
  await new Promise((resolve) => setTimeout(resolve, 120));
  const silent = beats().length;
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(beats().length).toBe(silent);
  await press('/game-servers/magic-rpg/start', {});
  await eventually(() => beats().length > silent);
  const boots = beats().map(({ body }) => JSON.parse(body) as { bootId: string; seq: number });
  expect(new Set(boots.map(({ bootId }) => bootId)).size).toBe(2);
  expect(boots.at(silent)?.seq).toBe(0);
});

test('its page bears the name of the project', async () => {
  await open({ BRAND_NAME: 'Tsuki & Craft' });
  const page = await (await fetch(address)).text();
  expect(page).toMatch(/<title>[^<]+ · Tsuki &amp; Craft<\/title>/);
});
