import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { createTestApp } from '../../../testing/test-app.ts';
import type { ApiResponse, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';

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

interface Attempt {
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
}: Attempt = {}) =>
  api.request<{ success: boolean }>('POST', '/api/user/auth/login', {
    body: { login, password, ...(recaptcha === undefined ? {} : { recaptcha }) },
    remoteAddress: from,
    headers,
  });

async function fail(times: number, options: Attempt = {}): Promise<ApiResponse | undefined> {
  let last: ApiResponse | undefined;
  for (let one = 0; one < times; one += 1) {
    last = await signIn({ ...options, ...(one >= 5 ? { recaptcha: await api.solveCaptcha() } : {}) });
  }
  return last;
}

test('a known and an unknown login get the same response, by nickname and by email', async () => {
  const responses = await Promise.all([
    signIn(),
    signIn({ login: 'nobody_here' }),
    signIn({ login: player.email }),
    signIn({ login: 'nobody@mail.example' }),
    signIn({ login: 'not a login at all' }),
  ]);
  const comparable = ({ status, text, headers }: ApiResponse) => {
    const { 'x-request-id': _id, date: _date, ...rest } = headers;
    return { status, text, rest };
  };
  expect(responses[0]).toMatchObject({ status: 200, body: { success: false, captchaRequired: false } });
  for (const response of responses.slice(1))
    expect(comparable(response)).toEqual(comparable(responses[0] as ApiResponse));
});

test('the sixth attempt requires a captcha, for a known and an unknown login', async () => {
  for (const login of [player.login, `ghost_${network}`]) {
    expect((await fail(4, { login }))?.body).toEqual({ success: false, captchaRequired: false });
    expect((await signIn({ login })).body).toEqual({ success: false, captchaRequired: true });
  }
  const right = { password: player.password };
  expect((await signIn(right)).body).toEqual({ success: false, captchaRequired: true });
  expect((await signIn({ ...right, recaptcha: await api.solveCaptcha() })).body).toMatchObject({ success: true });
  expect((await signIn()).body).toEqual({ success: false, captchaRequired: false });
});

test('a wrong or used captcha is reported at its field and does not count as an attempt', async () => {
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

test('after ten failures waits grow up to fifteen minutes; no account is locked for good', async () => {
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

test('failures from other networks never make the owner wait', async () => {
  for (let place = 0; place < 25; place += 1) {
    await signIn({ from: `10.200.${place}.1`, recaptcha: await api.solveCaptcha() });
  }
  expect((await signIn({ password: player.password })).body).toEqual({ success: false, captchaRequired: true });
  const { body } = await signIn({ password: player.password, recaptcha: await api.solveCaptcha() });
  expect(body).toMatchObject({ success: true });
});

test('an address that tries many logins needs a captcha', async () => {
  for (let one = 0; one < 20; one += 1) await signIn({ login: `victim_${network}_${one}` });
  expect((await signIn({ login: 'yet_another' })).body).toEqual({ success: false, captchaRequired: true });
});

test('two hundred failures in one network require a captcha but no wait', async () => {
  for (let one = 0; one < 200; one += 1) {
    const recaptcha = await api.solveCaptcha();
    const { status } = await signIn({ login: `neighbour_${one}`, from: address.replace(/7$/, String(one)), recaptcha });
    expect(status).toBe(200);
  }
  expect((await signIn({ password: player.password })).body).toEqual({ success: false, captchaRequired: true });
  const { body } = await signIn({ password: player.password, recaptcha: await api.solveCaptcha() });
  expect(body).toMatchObject({ success: true });
});

test('the count of a network expires an hour after its first failure', async () => {
  for (let one = 0; one < 19; one += 1) await signIn({ login: `victim_${network}_${one}` });
  api.clock.advance(59 * MINUTE_MS);
  expect((await signIn({ login: 'somebody' })).body).toEqual({ success: false, captchaRequired: true });
  api.clock.advance(2 * MINUTE_MS);
  expect((await signIn({ login: 'somebody_else' })).body).toEqual({ success: false, captchaRequired: false });
});

test('a login tried from many networks needs a captcha everywhere while attempts continue', async () => {
  for (let place = 0; place < 20; place += 1) await signIn({ from: `10.201.${place}.1` });
  for (let hour = 0; hour < 3; hour += 1) {
    expect((await signIn({ from: `10.202.${hour}.1` })).body).toEqual({ success: false, captchaRequired: true });
    await signIn({ from: `10.203.${hour}.1`, recaptcha: await api.solveCaptcha() });
    api.clock.advance(59 * MINUTE_MS);
  }
});

test('addresses in the same /24 share a count; a spoofed X-Forwarded-For changes nothing', async () => {
  await fail(4);
  await signIn({ from: address.replace(/7$/, '9'), headers: { 'x-forwarded-for': '1.2.3.4' } });
  const { body } = await signIn({ headers: { 'x-forwarded-for': '5.6.7.8' } });
  expect(body).toEqual({ success: false, captchaRequired: true });
});

test('failures expire after an hour', async () => {
  await fail(5);
  api.clock.advance(HOUR_MS + SECOND_MS);
  expect((await signIn()).body).toEqual({ success: false, captchaRequired: false });
});

test('forty parallel attempts pass no more than forty sequential ones', async () => {
  // Advances the clock, so that the newest count belongs to this test.
  api.clock.advance(SECOND_MS);
  const responses = await Promise.all(Array.from({ length: 40 }, () => signIn()));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await api.app.pool.query(
    "SELECT failures FROM sign_in_failures WHERE scope = 'pair' ORDER BY last_failed_at DESC LIMIT 1",
  );
  expect(rows).toEqual([{ failures: 5 }]);
});

test('a known and an unknown login cost the same number of queries and one hash', async () => {
  const { passwords, pool } = api.app;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  const work = { queries: 0, hashes: 0 };
  api.app.passwords = {
    ...passwords,
    verify: (...given) => {
      work.hashes += 1;
      return passwords.verify(...given);
    },
  };
  pool.connect = ((...given: unknown[]) => {
    work.queries += 1;
    return connect(...given);
  }) as typeof pool.connect;
  const measureWork = async (login: string) => {
    Object.assign(work, { queries: 0, hashes: 0 });
    expect((await signIn({ login })).body).toEqual({ success: false, captchaRequired: false });
    return { ...work };
  };
  try {
    const known = await measureWork(player.login);
    expect(known.hashes).toBe(1);
    for (const login of ['nobody_here', 'nobody@mail.example', player.email, 'no login at all', 'Кицунэ']) {
      expect([login, await measureWork(login)]).toEqual([login, known]);
    }
  } finally {
    api.app.passwords = passwords;
    pool.connect = connect as typeof pool.connect;
  }
});

test('characters that lower-case to others do not bypass the count', async () => {
  // Some database locales lower-case U+0130 and U+212A to "i" and "k".
  const named = await api.signUp({ login: `kitsuni_${network}` });
  expect((await signIn({ login: named.login.toUpperCase(), password: named.password })).body.success).toBe(true);
  for (const login of [named.login.replace(/i/g, '\u0130'), named.login.replace('k', '\uff4b')]) {
    expect((await signIn({ login, password: named.password })).body.success).toBe(false);
  }
  await fail(5, { login: named.login });
  expect((await signIn({ login: named.login.replace('k', '\u212a') })).body).toMatchObject({ captchaRequired: true });
});

test('an email signs in regardless of case, also beyond ASCII', async () => {
  const { password } = await api.signUp({ login: `pochta_${network}`, email: `Ёлка${network}@почта.example` });
  expect((await signIn({ login: `ёЛКА${network}@ПОЧТА.example`, password })).body.success).toBe(true);
});

test('failures by nickname and by email count together', async () => {
  await fail(3);
  await fail(2, { login: player.email.toUpperCase() });
  expect((await signIn()).body).toEqual({ success: false, captchaRequired: true });
  expect((await signIn({ login: player.email })).body).toEqual({ success: false, captchaRequired: true });
});

test('a sign-in that waits for its player’s row does not block others of the same network', async () => {
  const neighbour = await api.signUp();
  let waits = true;
  let held: Promise<unknown> = Promise.resolve();
  await api.app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('players').select('id').where('id', '=', player.playerId).forUpdate().execute();
    held = signIn({ password: player.password }).finally(() => (waits = false));
    await waitForLockedConnections(api);
    const { body } = await signIn({ login: neighbour.login, password: neighbour.password });
    expect([body.success, waits]).toEqual([true, true]);
  });
  expect(await held).toMatchObject({ body: { success: true } });
});
