import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from '../clock.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox(() => ({ status: 200 }), systemClock, { SANDBOX_GAME_SERVERS: 'off' });
});
afterEach(() => sandbox.close());

const set = (fields: Record<string, string>) =>
  fetch(`${sandbox.address}/faults`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const standing = async () => (await (await fetch(`${sandbox.address}/faults.json`)).json()) as Record<string, unknown>;

test('the buttons of the page set and clear a fault', async () => {
  expect((await set({ of: 'mail', kind: 'slow', count: '', ms: '50' })).status).toBe(303);
  expect((await standing())['mail']).toEqual({ kind: 'slow', left: null, ms: 50 });
  const ru = await fetch(`${sandbox.address}/faults`, { headers: { 'accept-language': 'ru' } });
  expect(await ru.text()).toMatch(/Почта \(SMTP\)\s*<span class="state off">Отвечает медленно/);
  await set({ of: 'mail', kind: 'none' });
  expect((await standing())['mail']).toBeNull();
  const en = await fetch(`${sandbox.address}/faults`, { headers: { 'accept-language': 'en' } });
  expect(await en.text()).toMatch(/Mail \(SMTP\)\s*<span class="state">working/);
});

test('tests set faults as JSON and receive the active faults', async () => {
  await sandbox.fault({ of: 'mail', kind: 'down', count: 3 });
  expect((await standing())['mail']).toEqual({ kind: 'down', left: 3, ms: 8000 });
});

test.each([
  { of: 'mail', kind: 'wrong_state' },
  { of: 'nobody', kind: 'down' },
  { of: 'constructor', kind: 'down' },
  { of: 'mail', kind: 'down', count: '0' },
  { of: 'mail', kind: 'down', count: 'often' },
  { of: 'mail', kind: 'slow', ms: '-1' },
])('an unknown fault is refused: %j', async (fields) => {
  expect((await set(fields as unknown as Record<string, string>)).status).toBe(422);
  expect(Object.values(await standing()).every((fault) => fault === null)).toBe(true);
});
