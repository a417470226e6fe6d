import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from '../clock.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

const SITE = 'http://127.0.0.1:4200';
const RETURN_TO = `${SITE}/oauth/steam?state=of-the-browser`;

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox(() => ({ status: 200 }), systemClock, { SANDBOX_GAME_SERVERS: 'off', SITE_URL: SITE });
});
afterEach(() => sandbox.close());

const begin = (changes: Record<string, string> = {}) => {
  const any = 'http://specs.openid.net/auth/2.0/identifier_select';
  const fields = {
    'openid.ns': 'http://specs.openid.net/auth/2.0',
    'openid.mode': 'checkid_setup',
    'openid.return_to': RETURN_TO,
    'openid.realm': SITE,
    'openid.identity': any,
    'openid.claimed_id': any,
    ...changes,
  };
  return new URLSearchParams(fields);
};
const choose = async (person: string): Promise<URL> => {
  const body = new URLSearchParams({ person });
  const answer = await fetch(`${sandbox.address}/identity/steam/choose?${begin()}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? 'none:');
};
const confirm = async (callback: URL, changes: Record<string, string> = {}): Promise<string> => {
  const body = new URLSearchParams(callback.search);
  body.delete('state');
  body.set('openid.mode', 'check_authentication');
  for (const [name, value] of Object.entries(changes)) body.set(name, value);
  return await (await fetch(`${sandbox.address}/identity/steam/login`, { method: 'POST', body })).text();
};
const YES = 'ns:http://specs.openid.net/auth/2.0\nis_valid:true\n';
const NO = 'ns:http://specs.openid.net/auth/2.0\nis_valid:false\n';

test('the chosen person returns to the exact address with a signature that verifies once', async () => {
  const callback = await choose('2');
  const fields = Object.fromEntries(callback.searchParams);
  expect(callback.href.startsWith(RETURN_TO)).toBe(true);
  expect(fields).toMatchObject({
    state: 'of-the-browser',
    'openid.mode': 'id_res',
    'openid.op_endpoint': `${sandbox.address}/identity/steam/login`,
    'openid.claimed_id': `${sandbox.address}/identity/steam/id/76561198000000002`,
    'openid.return_to': RETURN_TO,
  });
  expect(fields['openid.response_nonce']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ.+/);
  expect(await confirm(callback)).toBe(YES);
  expect(await confirm(callback)).toBe(NO);
});

test.each([
  ['openid.claimed_id', 'https://steamcommunity.com/openid/id/76561198000000001'],
  ['openid.return_to', 'https://evil.example/'],
  ['openid.sig', 'c2lnbmF0dXJl'],
  ['openid.mode', 'id_res'],
])('with another %s it is not confirmed', async (name, value) => {
  expect(await confirm(await choose('2'), { [name]: value })).toBe(NO);
});

test('a refusal redirects back with an error; a foreign address gets no redirect', async () => {
  expect((await choose('deny')).searchParams.get('openid.mode')).toBe('cancel');
  await sandbox.fault({ of: 'steam', kind: 'denied', count: 1 });
  expect((await choose('1')).searchParams.get('openid.mode')).toBe('cancel');
  const evil = begin({ 'openid.return_to': 'https://evil.example/' });
  expect((await fetch(`${sandbox.address}/identity/steam/login?${evil}`)).status).toBe(400);
  expect((await fetch(`${sandbox.address}/identity/steam/login?${begin()}`)).status).toBe(200);
});

test('a Steam in trouble does not confirm, and does after it', async () => {
  const callback = await choose('1');
  await sandbox.fault({ of: 'steam', kind: 'down', count: 1 });
  await expect(confirm(callback)).rejects.toThrow('fetch failed');
  await sandbox.fault({ of: 'steam', kind: 'garbage', count: 1 });
  expect(await confirm(callback)).toContain('Bad Gateway');
  expect(await confirm(callback)).toBe(YES);
});
