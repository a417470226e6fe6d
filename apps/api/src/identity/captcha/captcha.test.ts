import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Challenge } from 'altcha-lib';
import { startAnotherProcess } from '../../../testing/another-process.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { verifyCaptcha } from './altcha.ts';
import { sweepUsedChallenges } from './sweep-used-challenges.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
afterAll(() => api.close());

const check = (solution: string, app = api.app) => verifyCaptcha(app.config.captcha, app.db, solution);
const unpack = (solution: string) =>
  JSON.parse(Buffer.from(solution, 'base64').toString()) as { challenge: Challenge; solution: { counter: number } };
const pack = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

test('a solution is accepted once across all nodes', async () => {
  const other = await startAnotherProcess(api);
  for (const nodes of [
    [api.app, other.app],
    [other.app, api.app],
  ]) {
    const solution = await api.solveCaptcha();
    expect([await check(solution, nodes[0]), await check(solution, nodes[1])]).toEqual([true, false]);
    expect(await check(pack(unpack(solution)), nodes[0])).toBe(false);
  }
  const solution = await api.solveCaptcha();
  const results = await Promise.all([check(solution), check(solution, other.app), check(solution, other.app)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  await other.close();
});

test('a modified, foreign or invented solution is rejected', async () => {
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

test('an expired solution is rejected', async () => {
  const solution = await api.solveCaptcha();
  const later = Date.now() + 21 * 60_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  try {
    expect(await check(solution)).toBe(false);
  } finally {
    clock.mockRestore();
  }
});

test('the difficulty is configurable', async () => {
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

test('used challenges are deleted once they have expired', async () => {
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
