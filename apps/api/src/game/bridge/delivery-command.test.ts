import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoney } from '@hoshikraft/shared';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { balance } from '../../../testing/players.ts';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lockFolder } from '../../platform/database/folder-lock.ts';
import { purchases } from './testing/purchases.ts';

let api: TestApp;
let store: Awaited<ReturnType<typeof purchases>>;
beforeAll(async () => {
  api = await createTestApp();
  store = await purchases(api);
});
afterAll(() => api.close());

const run = (args: string[], env: Record<string, string> = { DATABASE_URL: String(api.database.url) }) =>
  runInProcess('game/bridge/delivery-command.ts', args, env);

test('lists dead deliveries, refunds one once, and prints the result', async () => {
  const player = await store.newPlayer();
  const { deliveryId, orderId, price } = await store.buy(player);
  const rubles = formatMoney(price, 'en');
  expect(await run(['list'])).toMatchObject({ code: 0, stdout: 'No failed deliveries\n' });
  await store.markDead(deliveryId);
  const { stdout } = await run(['list']);
  for (const part of [
    deliveryId,
    'hitech',
    player.login,
    'role.grant',
    store.roleIds[0],
    orderId,
    rubles,
    'inventory_full',
  ]) {
    expect(stdout).toContain(part);
  }
  expect(await run(['refund', deliveryId])).toMatchObject({
    code: 0,
    stdout: `Refunded ${rubles} to ${player.login}\n`,
  });
  expect(await run(['refund', deliveryId])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('already'),
  });
  expect(await balance(api, player)).toBe(10_000_000);
});

test('sends a dead delivery again, and prints its usage for wrong arguments', async () => {
  const { deliveryId } = await store.buy(await store.newPlayer());
  await store.markDead(deliveryId);
  expect(await run(['resend', deliveryId])).toMatchObject({
    code: 0,
    stdout: `Delivery ${deliveryId} will be sent again\n`,
  });
  expect(await run(['resend'])).toMatchObject({ code: 1, stderr: 'list | resend <id> | refund <id>\n' });
});

test('does not open the folder of PGlite while the API uses it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  const pglite = join(folder, 'data');
  const unlock = lockFolder(pglite);
  try {
    const { code, stderr } = await run(['list'], { DATABASE_URL: '', PGLITE_DIR: pglite });
    expect([code, stderr]).toEqual([
      1,
      `${pglite} is in use by another process, such as npm start: PGlite allows one. Stop it, then try again\n`,
    ]);
  } finally {
    unlock();
    rmSync(folder, { recursive: true });
  }
});
