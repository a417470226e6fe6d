import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { createTestApp } from '../../testing/test-app.ts';
import type { Answer, SignedUp, TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let player: SignedUp;
let network = 0;
let address: string;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await api.signUp();
  network += 1;
  address = `10.1.${network}.7`;
});
afterAll(() => api.close());

interface Try {
  login?: string;
  password?: string;
  recaptcha?: string;
  from?: string;
  headers?: Record<string, string>;
}

const signIn = ({
  login = player.login,
  password = 'wrong password',
  recaptcha,
  from = address,
  headers = {},
}: Try = {}) =>
  api.request<{ success: boolean }>('POST', '/api/user/auth/login', {
    body: { login, password, ...(recaptcha === undefined ? {} : { recaptcha }) },
    remoteAddress: from,
    headers,
  });

async function fail(times: number, options: Try = {}): Promise<Answer | undefined> {
  let last: Answer | undefined;
  for (let one = 0; one < times; one += 1) {
    last = await signIn({ ...options, ...(one >= 5 ? { recaptcha: await api.solveCaptcha() } : {}) });
  }
  return last;
}

test('a known and an unknown login get the same answer, by nickname and by mail', async () => {
  const answers = await Promise.all([
    signIn(),
    signIn({ login: 'nobody_here' }),
    signIn({ login: player.email }),
    signIn({ login: 'nobody@mail.example' }),
    signIn({ login: 'not a login at all' }),
  ]);
  const shape = ({ status, text, headers }: Answer) => {
    const { 'x-request-id': _id, date: _date, ...rest } = headers;
    return { status, text, rest };
  };
  expect(answers[0]).toMatchObject({ status: 200, body: { success: false, captchaRequired: false } });
  for (const answer of answers.slice(1)) expect(shape(answer)).toEqual(shape(answers[0] as Answer));
});

test('the sixth try needs a captcha, for a known and an unknown login alike', async () => {
  for (const login of [player.login, `ghost_${network}`]) {
    expect((await fail(4, { login }))?.body).toEqual({ success: false, captchaRequired: false });
    expect((await signIn({ login })).body).toEqual({ success: false, captchaRequired: true });
  }
  const right = { password: player.password };
  expect((await signIn(right)).body).toEqual({ success: false, captchaRequired: true });
  expect((await signIn({ ...right, recaptcha: await api.solveCaptcha() })).body).toMatchObject({ success: true });
  expect((await signIn()).body).toEqual({ success: false, captchaRequired: false });
});

test('a wrong or used captcha is said in place, and is no try', async () => {
  await fail(5);
  const recaptcha = await api.solveCaptcha();
  expect((await signIn({ recaptcha })).body).toEqual({ success: false, captchaRequired: true });
  for (const bad of [
    recaptcha,
    'nonsense',
    Buffer.from('{"challenge":{"signature":"x"},"solution":{}}').toString('base64'),
  ]) {
    const { status, body } = await signIn({ password: player.password, recaptcha: bad });
    expect([status, body]).toMatchObject([
      422,
      { error_code: 1, details: { fields: { recaptcha: expect.any(String) } } },
    ]);
  }
});

test('after ten failures waits grow to fifteen minutes and no further; nobody is shut out for good', async () => {
  expect((await fail(10))?.status).toBe(200);
  const blocked = await signIn({ password: player.password, recaptcha: await api.solveCaptcha() });
  expect(blocked).toMatchObject({ status: 429, body: { error_code: 6 }, headers: { 'retry-after': '5' } });
  const waits: number[] = [];
  for (let failures = 10; failures < 22; failures += 1) {
    const { status, headers } = await signIn({ recaptcha: await api.solveCaptcha() });
    expect(status).toBe(429);
    waits.push(Number(headers['retry-after']));
    api.clock.advance(Number(headers['retry-after']) * SECOND_MS);
    expect((await signIn({ recaptcha: await api.solveCaptcha() })).status).toBe(200);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900]);
  api.clock.advance(15 * MINUTE_MS);
  const { body } = await signIn({ password: player.password, recaptcha: await api.solveCaptcha() });
  expect(body).toMatchObject({ success: true });
});

test('failures from elsewhere never keep the owner waiting', async () => {
  for (let place = 0; place < 25; place += 1) {
    await signIn({ from: `10.200.${place}.1`, recaptcha: await api.solveCaptcha() });
  }
  expect((await signIn({ password: player.password })).body).toEqual({ success: false, captchaRequired: true });
  const { body } = await signIn({ password: player.password, recaptcha: await api.solveCaptcha() });
  expect(body).toMatchObject({ success: true });
});

test('one address trying many logins needs a captcha', async () => {
  for (let one = 0; one < 20; one += 1) await signIn({ login: `victim_${network}_${one}` });
  expect((await signIn({ login: 'yet_another' })).body).toEqual({ success: false, captchaRequired: true });
});

test('a neighbour in the same /24 shares the count; a spoofed X-Forwarded-For changes nothing', async () => {
  await fail(4);
  await signIn({ from: address.replace(/7$/, '9'), headers: { 'x-forwarded-for': '1.2.3.4' } });
  const { body } = await signIn({ headers: { 'x-forwarded-for': '5.6.7.8' } });
  expect(body).toEqual({ success: false, captchaRequired: true });
});

test('failures are forgotten after an hour', async () => {
  await fail(5);
  api.clock.advance(HOUR_MS + SECOND_MS);
  expect((await signIn()).body).toEqual({ success: false, captchaRequired: false });
});

test('of forty tries at once no more are looked at than one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn()));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await api.app.pool.query(
    "SELECT failures FROM sign_in_failures WHERE scope = 'pair' ORDER BY last_failed_at DESC LIMIT 1",
  );
  expect(rows).toEqual([{ failures: 5 }]);
});

test('a known and an unknown login take the same time', async () => {
  const other = await api.signUp();
  const time = async (login: string) => {
    const start = performance.now();
    await signIn({ login, from: `10.9.${Math.floor(Math.random() * 250)}.1` });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let one = 0; one < 12; one += 1) {
    known.push(await time(one % 2 === 0 ? other.login : player.login));
    unknown.push(await time(`nobody_${one}`));
  }
  const median = (values: number[]) => values.sort((left, right) => left - right)[6] ?? 0;
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(10);
});
