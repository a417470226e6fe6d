import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Challenge } from 'altcha-lib';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { isCaptchaSolved } from './check-captcha.ts';
import { sweepUsedChallenges } from './sweep.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
afterAll(() => api.close());

const check = (solution: string, app = api.app) => isCaptchaSolved(app, solution, '127.0.0.1');
const unpack = (solution: string) =>
  JSON.parse(Buffer.from(solution, 'base64').toString()) as { challenge: Challenge; solution: { counter: number } };
const pack = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

test('a solution counts once, on every node', async () => {
  const solution = await api.solveCaptcha();
  const results = await Promise.all([check(solution), check(solution), check(solution)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await check(pack(unpack(solution)))).toBe(false);
});

test('what was changed, foreign or made up does not count', async () => {
  const genuine = unpack(await api.solveCaptcha());
  const { challenge, solution } = genuine;
  const parameters = { ...challenge.parameters, cost: 1, keyPrefix: '00' };
  const changed = [
    { challenge: { ...challenge, parameters }, solution },
    { challenge: { ...challenge, signature: 'a'.repeat(64) }, solution },
    { challenge: { parameters: challenge.parameters }, solution },
    { challenge, solution: { ...solution, derivedKey: '00' } },
    { challenge, solution: null },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } }, solution },
    {},
    [],
    null,
  ];
  for (const payload of changed) expect([payload, await check(pack(payload as object))]).toEqual([payload, false]);
  for (const text of ['', 'x', '{}', pack([[[]]])]) expect(await check(text)).toBe(false);
  expect(await check(pack(genuine))).toBe(true);
});

test('a solution kept too long does not count', async () => {
  const solution = await api.solveCaptcha();
  const later = Date.now() + 21 * 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  try {
    expect(await check(solution)).toBe(false);
  } finally {
    clock.mockRestore();
  }
});

test('difficulty is configuration', async () => {
  const hard = await createTestApp({ content: false, env: { CAPTCHA_COST: '3000', CAPTCHA_COUNTER: '5' } });
  try {
    const { body, headers } = await hard.request<Challenge>('GET', '/api/captcha/challenge');
    expect(body.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 3000 });
    expect(headers['cache-control']).toBe('no-store');
    expect(await check(await hard.solveCaptcha(), hard.app)).toBe(true);
  } finally {
    await hard.close();
  }
});

test('used challenges are forgotten once their age refuses them', async () => {
  await check(await api.solveCaptcha());
  const count = async () => (await api.app.db.selectFrom('captcha_used').selectAll().execute()).length;
  const before = await count();
  await api.app.db.transaction().execute((trx) => sweepUsedChallenges.run(trx, api.app));
  expect(await count()).toBe(before);
  await api.app.db
    .updateTable('captcha_used')
    .set({ expires_at: new Date(0) })
    .execute();
  await api.app.db.transaction().execute((trx) => sweepUsedChallenges.run(trx, api.app));
  expect(await count()).toBe(0);
});

test('reCAPTCHA by configuration: its word counts, and its silence is said as such', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += String(chunk)));
    request.on('end', () => {
      asked.push(body);
      if (body.includes('response=broken')) response.statusCode = 500;
      response.end(JSON.stringify({ success: body.includes('response=good') }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const captcha = { kind: 'recaptcha' as const, secret: 'the secret', verifyUrl };
  const app = { ...api.app, config: { ...api.app.config, captcha } };
  expect(await check('good', app)).toBe(true);
  expect(await check('bad', app)).toBe(false);
  await expect(check('broken', app)).rejects.toThrow('captcha_unavailable');
  expect(asked[0]).toBe('secret=the+secret&response=good&remoteip=127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  await expect(check('good', app)).rejects.toThrow('captcha_unavailable');
});
