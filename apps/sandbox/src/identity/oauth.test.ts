import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  fetchUserInfo,
  None,
  randomPKCECodeVerifier,
  skipSubjectCheck,
} from 'openid-client';
import { systemClock } from '../clock.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { OAUTH_PROVIDERS, type OauthProvider } from './identity-config.ts';

const SITE = 'http://127.0.0.1:4200';
const SECRET = 'development-oauth-secret-not-for-production';
const REDIRECT = `${SITE}/oauth/back`;

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let verifier: string;
beforeEach(async () => {
  sandbox = await openSandbox(() => ({ status: 200 }), systemClock, { SANDBOX_GAME_SERVERS: 'off', SITE_URL: SITE });
  verifier = randomPKCECodeVerifier();
});
afterEach(() => sandbox.close());

const rootOf = (provider: OauthProvider) => `${sandbox.address}/identity/${provider}`;

/** As a site configures each of them. */
const clientOf = (provider: OauthProvider): Configuration => {
  const root = rootOf(provider);
  const endpoints = { authorization_endpoint: `${root}/authorize`, token_endpoint: `${root}/token` };
  const server = { issuer: root, ...endpoints, userinfo_endpoint: `${root}/userinfo` };
  const auth = provider === 'vk' ? None() : ClientSecretPost(SECRET);
  const client = new Configuration(server, `development-${provider}`, SECRET, auth);
  allowInsecureRequests(client);
  return client;
};

const begin = async (provider: OauthProvider, changes: Record<string, string> = {}): Promise<URL> =>
  buildAuthorizationUrl(clientOf(provider), {
    redirect_uri: REDIRECT,
    scope: 'openid email profile',
    state: 'state-of-the-browser',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  });

/** Opens the provider's page and chooses; answers where the browser is sent. */
const choose = async (url: URL, fields: Record<string, string>): Promise<Response> => {
  const page = await (await fetch(url)).text();
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '/no-form';
  const body = new URLSearchParams(fields);
  return await fetch(new URL(action, sandbox.address), { method: 'POST', body, redirect: 'manual' });
};
const back = async (url: URL, fields: Record<string, string>): Promise<URL> =>
  new URL((await choose(url, fields)).headers.get('location') ?? 'none:');

const exchange = async (provider: OauthProvider, callback: URL, changes: Record<string, string> = {}) => {
  const code = callback.searchParams.get('code') ?? '';
  const device = { device_id: callback.searchParams.get('device_id') ?? '', state: 'state-of-the-browser' };
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    client_id: `development-${provider}`,
    client_secret: SECRET,
    ...(provider === 'vk' ? device : {}),
    ...changes,
  };
  return await fetch(`${rootOf(provider)}/token`, { method: 'POST', body: new URLSearchParams(fields) });
};

const said: Record<OauthProvider, object> = {
  vk: { user: { user_id: '510000001', first_name: 'Mira', email: 'mira@mail.example' } },
  google: { sub: '100000000000000000001', name: 'Mira', email: 'mira@mail.example' },
  yandex: { id: '73000001', display_name: 'Mira', default_email: 'mira@mail.example' },
  discord: { id: '840000000000000001', global_name: 'Mira' },
  youtube: { items: [{ id: 'UC0000000000000000000001', snippet: { title: 'Mira' } }] },
};

test.each(OAUTH_PROVIDERS)('%s: the chosen profile is returned in the format of that provider', async (provider) => {
  const callback = await back(await begin(provider), { person: '1' });
  expect(callback.href).toContain(`${REDIRECT}?code=`);
  const tokens = (await (await exchange(provider, callback)).json()) as { access_token: string };
  const asked =
    provider === 'vk'
      ? { method: 'POST', body: new URLSearchParams({ access_token: tokens.access_token }) }
      : { headers: { authorization: `${provider === 'yandex' ? 'OAuth' : 'Bearer'} ${tokens.access_token}` } };
  expect(await (await fetch(`${rootOf(provider)}/userinfo`, asked)).json()).toMatchObject(said[provider]);
});

test.each(['google', 'yandex', 'discord', 'youtube'] as const)(
  '%s: openid-client takes it for the real one',
  async (provider) => {
    const client = clientOf(provider);
    const callback = await back(await begin(provider), { person: '1' });
    const checks = { expectedState: 'state-of-the-browser', pkceCodeVerifier: verifier };
    const tokens = await authorizationCodeGrant(client, callback, checks);
    if (provider === 'google') expect(tokens.claims()).toMatchObject({ sub: '100000000000000000001' });
    if (provider !== 'google') return;
    expect(await fetchUserInfo(client, tokens.access_token, skipSubjectCheck)).toMatchObject(said.google);
  },
);

test('a code is good once, at its provider, for its address, with its verifier and the secret', async () => {
  const wrong: [string, Record<string, string>][] = [
    ['invalid_grant', { code_verifier: randomPKCECodeVerifier() }],
    ['invalid_grant', { redirect_uri: `${SITE}/elsewhere` }],
    ['invalid_client', { client_secret: 'guessed' }],
    ['invalid_client', { client_id: 'another' }],
    ['unsupported_grant_type', { grant_type: 'password' }],
  ];
  for (const [error, changes] of wrong) {
    const answer = await exchange('google', await back(await begin('google'), { person: '1' }), changes);
    expect([answer.ok, await answer.json()]).toEqual([false, { error }]);
  }
  const callback = await back(await begin('google'), { person: '1' });
  expect((await exchange('yandex', callback)).status).toBe(400);
  expect((await exchange('google', callback)).status).toBe(400);
  const good = await back(await begin('google'), { person: '1' });
  expect((await exchange('google', good)).status).toBe(200);
  expect((await exchange('google', good)).status).toBe(400);
});

test('VK ID requires the device and the state again, and returns errors with a success status', async () => {
  for (const changes of [{ device_id: 'another' }, { state: 'another' }]) {
    const answer = await exchange('vk', await back(await begin('vk'), { person: '1' }), changes);
    expect([answer.status, await answer.json()]).toEqual([200, { error: 'invalid_grant' }]);
  }
});

test.each([
  ['an application that is not known', { client_id: 'another' }],
  ['an address of somebody else', { redirect_uri: 'https://evil.example/oauth/back' }],
  ['an address that begins like ours', { redirect_uri: `${SITE}.evil.example/` }],
])('%s: nobody is sent anywhere', async (_name, changes) => {
  const answer = await fetch(await begin('google', changes), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('without PKCE there is no way in', async () => {
  const answer = await fetch(await begin('google', { code_challenge: '' }), { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`${REDIRECT}?error=invalid_request&state=state-of-the-browser`);
});

test('a new person keeps the same id at the next sign-in', async () => {
  const fields = { person: 'new', name: 'Нобу' };
  for (const provider of ['discord', 'discord'] as const) {
    const callback = await back(await begin(provider), fields);
    expect(callback.searchParams.get('code')).not.toBeNull();
  }
  const people = (await (await fetch(`${sandbox.address}/identity/people.json`)).json()) as { name: string }[];
  expect(people.filter(({ name }) => name === 'Нобу')).toHaveLength(1);
  expect((await choose(await begin('discord'), { person: 'new', name: ' ' })).status).toBe(422);
});

test('a refusal redirects back with an error', async () => {
  const callback = await back(await begin('vk'), { person: 'deny' });
  expect(Object.fromEntries(callback.searchParams)).toEqual({ error: 'access_denied', state: 'state-of-the-browser' });
});

test.each(['on the page', 'by a call'])('a wrong state and a hidden email, chosen %s', async (place) => {
  const wrong = async (kind: string) => {
    if (place === 'by a call') await sandbox.fault({ of: 'google', kind, count: 1 });
    return await back(await begin('google'), { person: '1', ...(place === 'on the page' ? { fault: kind } : {}) });
  };
  expect((await wrong('wrong_state')).searchParams.get('state')).not.toBe('state-of-the-browser');
  const hidden = await wrong('no_mail');
  const { access_token } = (await (await exchange('google', hidden)).json()) as { access_token: string };
  const answer = await fetch(`${rootOf('google')}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(Object.keys((await answer.json()) as object)).not.toContain('email');
});

test('a provider in trouble fails the call of the site, and works after it', async () => {
  const attempt = async (fields = {}) =>
    await exchange('yandex', await back(await begin('yandex'), { person: '1', ...fields }));
  await expect(attempt({ fault: 'down' })).rejects.toThrow('fetch failed');
  await sandbox.fault({ of: 'yandex', kind: 'down', count: 1 });
  await expect(attempt()).rejects.toThrow('fetch failed');
  expect((await attempt({ fault: 'garbage' })).headers.get('content-type')).toContain('text/html');
  await sandbox.fault({ of: 'yandex', kind: 'slow', count: 1, ms: 1 });
  expect((await attempt()).status).toBe(200);
  expect((await attempt()).status).toBe(200);
});

test.each([
  ['ru', 'Вход: VK ID', 'Войти как Mira'],
  ['en', 'Sign in with VK ID', 'Sign in as Mira'],
])('the page to choose speaks %s', async (language, title, button) => {
  const page = await (await fetch(await begin('vk'), { headers: { 'accept-language': language } })).text();
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(button);
});
