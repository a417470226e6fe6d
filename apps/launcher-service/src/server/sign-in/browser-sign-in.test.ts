import { createHash } from 'node:crypto';
import { request as get } from 'node:http';
import { hostname } from 'node:os';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type RunningTestService, runService } from '../../testing/running-service.ts';
import { fakeMachine } from '../../testing/fakes.ts';
import { createBrowserSignIn } from './browser-sign-in.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService({ env: { SITE_URL: 'https://hoshikraft.example' } });
});
afterEach(() => it.close());

const begin = async (language = 'en') => {
  const started = await it.call('POST', '/browser-sign-in', { headers: { 'accept-language': language } });
  const opened = new URL(it.machine.opened.at(-1) ?? '');
  return { started, opened, of: (name: string) => opened.searchParams.get(name) ?? '' };
};
const take = async () => (await it.call('GET', '/browser-sign-in')).json;
const NONE = { state: 'none', approval: null };

/** Opens an address as the browser does after the player has decided. */
const follow = (port: string, query: Record<string, string>, { path = '/callback', host = `127.0.0.1:${port}` } = {}) =>
  new Promise<{ status: number | undefined; text: string; headers: object }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: `${path}?${new URLSearchParams(query)}`, headers: { host } };
    get(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

const textOf = (page: string): string =>
  (/<main>(.*)<\/main>/s.exec(page)?.[1] ?? '')
    .replaceAll(/<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the site is opened with the challenge of a verifier that only the launcher gets, once, with the code', async () => {
  const { started, opened, of } = await begin('ru');
  expect(started).toMatchObject({ status: 200, json: { state: 'waiting', approval: null } });
  expect(opened.origin + opened.pathname).toBe('https://hoshikraft.example/ru/launcher-login');
  expect(of('machine')).toBe(hostname().slice(0, 64));
  expect(await take()).toEqual({ state: 'waiting', approval: null });
  const page = await follow(of('port'), { code: 'code-1', state: of('state') });
  expect(page.status).toBe(200);
  expect(textOf(page.text)).toBe(
    'Вход подтверждён Возвращайтесь в лаунчер — он уже входит в ваш аккаунт. Эту вкладку можно закрыть.',
  );
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const taken = (await take()) as { state: string; approval: { code: string; verifier: string; port: number } };
  expect(taken).toMatchObject({ state: 'approved', approval: { code: 'code-1', port: Number(of('port')) } });
  const { verifier } = taken.approval;
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(of('challenge'));
  expect(opened.href + page.text).not.toContain(verifier);
  expect(await take()).toEqual(NONE);
  await expect(follow(of('port'), { code: 'code-2', state: of('state') })).rejects.toThrow('ECONNREFUSED');
});

test('what does not come from this sign-in decides nothing', async () => {
  const { of } = await begin();
  const right = { code: 'code-1', state: of('state') };
  const answers = [
    await follow(of('port'), { ...right, state: 'x'.repeat(43) }),
    await follow(of('port'), { code: 'code-1', state: '' }),
    await follow(of('port'), { state: of('state') }),
    await follow(of('port'), { ...right, code: '<script>' }),
    await follow(of('port'), right, { path: '/' }),
    await follow(of('port'), right, { host: 'evil.example' }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, '']));
  expect(await take()).toMatchObject({ state: 'waiting' });
});

test('the player may refuse in the browser', async () => {
  const { of } = await begin();
  const { text } = await follow(of('port'), { error: 'access_denied', state: of('state') });
  expect(textOf(text)).toMatch(/^Sign-in cancelled .* You can close this tab\.$/);
  expect(await take()).toEqual({ state: 'refused', approval: null });
});

test('a new sign-in ends the one before, and cancelling ends the last', async () => {
  const first = await begin();
  const second = await begin();
  const { port, state } = { port: first.of('port'), state: first.of('state') };
  await expect(follow(port, { code: 'code-1', state })).rejects.toThrow('ECONNREFUSED');
  expect(await it.call('DELETE', '/browser-sign-in')).toMatchObject({ status: 204 });
  await expect(follow(second.of('port'), { code: 'code-1', state: second.of('state') })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(await take()).toEqual(NONE);
});

test('an expired sign-in is reported as expired only once', async () => {
  const { openLink } = fakeMachine();
  const signIn = createBrowserSignIn({ siteUrl: 'https://hoshikraft.example', open: openLink }, 1);
  await signIn.start('en');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([signIn.take().state, signIn.take().state]).toEqual(['expired', 'none']);
});

test('a browser that cannot be opened is reported, and nothing waits', async () => {
  const signIn = createBrowserSignIn({
    siteUrl: 'https://hoshikraft.example',
    open: () => Promise.reject(new Error('spawn xdg-open ENOENT')),
  });
  await expect(signIn.start('en')).rejects.toThrow('ENOENT');
  expect(signIn.take()).toEqual(NONE);
});
