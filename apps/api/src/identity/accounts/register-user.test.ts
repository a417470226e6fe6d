import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type ApiErrorBody = components['schemas']['Error'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const form = {
  login: 'Kitsune',
  email: 'kitsune@mail.example',
  password: 'nine tails at night',
  passwordConfirmation: 'nine tails at night',
  consents: { publicOffer: true, privacyPolicy: true, rules: true },
};

async function register(changes: object = {}, options: { recaptcha?: string; language?: string } = {}) {
  const recaptcha = options.recaptcha ?? (await api.solveCaptcha());
  return api.request<ApiErrorBody>('POST', '/api/user/register', {
    body: { ...form, recaptcha, ...changes },
    headers: { 'accept-language': options.language ?? 'en' },
  });
}

test('every invalid field is reported in the requested language', async () => {
  const all = {
    login: 'no spaces here!',
    email: 'nowhere',
    password: 'short',
    passwordConfirmation: 'other',
    consents: { publicOffer: false, privacyPolicy: false, rules: false },
  };
  const { status, body } = await register(all, { language: 'ru' });
  expect(status).toBe(422);
  expect(body).toMatchObject({ error_code: 1, error_message: 'Проверьте форму' });
  expect(Object.keys(body.details?.fields ?? {}).sort()).toEqual([
    'consents.privacyPolicy',
    'consents.publicOffer',
    'consents.rules',
    'email',
    'login',
    'password',
    'passwordConfirmation',
  ]);
  for (const text of Object.values(body.details?.fields ?? {})) expect(text).toMatch(/^[А-ЯЁ][^A-Za-z]+$/);
});

const fieldCases: [string, object, string | null][] = [
  ['a login of two', { login: 'ab' }, 'login'],
  ['a login of seventeen', { login: 'a'.repeat(17) }, 'login'],
  ['a Cyrillic login', { login: 'Кицунэ' }, 'login'],
  ['a mail without a dot', { email: 'a@b' }, 'email'],
  ['a mail with two at signs', { email: 'a@b@mail.example' }, 'email'],
  ['a mail with a line feed', { email: 'a@mail.example\nBcc: x' }, 'email'],
  ...[...'\u0007\u00AD\u200B\u202E\u2800\u3164\uFFFD'].map((char): [string, object, string] => [
    `a mail with U+${char.codePointAt(0)?.toString(16)}`,
    { email: `a${char}b@mail.example` },
    'email',
  ]),
  ['a mail with two dots in a row', { email: 'a..b@mail.example' }, 'email'],
  ['a mail that starts with a dot', { email: '.a@mail.example' }, 'email'],
  ['a mail that ends with a dot', { email: 'a.@mail.example' }, 'email'],
  ['a mail with a path', { email: 'a@mail.example/path' }, 'email'],
  ['a mail at an address of numbers', { email: 'a@127.0.0.1' }, 'email'],
  ['a login with a zero-width space', { login: 'Kit\u200Bsune' }, 'login'],
  ['a password of seven', { password: 'sevens7' }, 'password'],
  ['a password of 129', { password: 'x'.repeat(129) }, 'password'],
  ['a common password', { password: 'Password1' }, 'password'],
  ['a password holding the login', { password: 'my-KITSUNE-password' }, 'password'],
  ['a confirmation that differs', { passwordConfirmation: 'nine tails at noon' }, 'passwordConfirmation'],
  ['one consent missing', { consents: { ...form.consents, rules: false } }, 'consents.rules'],
];

test.each(fieldCases)('%s is rejected', async (_name, changes, field) => {
  const same = 'password' in changes ? { passwordConfirmation: changes.password } : {};
  const { status, body } = await register({ ...same, ...changes });
  expect([status, Object.keys(body.details?.fields ?? {})]).toEqual([422, [field]]);
});

test('registration requires a captcha, and each solution works once', async () => {
  const recaptcha = await api.solveCaptcha();
  expect((await register({ login: 'First_one', email: 'first@mail.example' }, { recaptcha })).status).toBe(200);
  const again = await register({ login: 'Second_one', email: 'second@mail.example' }, { recaptcha });
  expect([again.status, Object.keys(again.body.details?.fields ?? {})]).toEqual([422, ['recaptcha']]);
});

test('a login or email that is already taken is reported regardless of case', async () => {
  expect((await register()).status).toBe(200);
  const { status, body } = await register({ login: 'kITSUNE', email: 'KITSUNE@mail.example' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ error_code: 1, details: { type: 'already_taken' } });
  expect(Object.keys(body.details?.fields ?? {}).sort()).toEqual(['email', 'login']);
});

const spellings = [
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'IVAN@Пример.РФ', 'ivan@пример。рф', '\u200Bivan@пример.рф '],
  ['caf\u00e9@mail.example', 'cafe\u0301@mail.example', 'CAFE\u0301@MAIL.example'],
  ['wide@mail.example', 'ｗｉｄｅ@mail.example', 'wide＠ｍａｉｌ.example', 'Wide@mail.example\u00AD'],
] as const;

test.each(spellings)('%s is one account, however it is spelled', async (first, ...others) => {
  const player = await api.signUp({ email: first });
  const signIn = (login: string) =>
    api.request('POST', '/api/user/auth/login', { body: { login, password: player.password } });
  for (const email of others) {
    const { status, body } = await register({ login: 'Someone_else', email });
    expect([email, status, Object.keys(body.details?.fields ?? {})]).toEqual([email, 409, ['email']]);
    const validated = await api.request('POST', '/api/user/validation', { body: { email } });
    expect(validated.body).toMatchObject({ valid: false });
    expect((await signIn(email)).body).toMatchObject({ success: true });
  }
  expect((await signIn(first)).body).toMatchObject({ success: true });
});

test('blanks around a nickname are no part of it, at registration and at sign-in', async () => {
  const spaced = { login: ' \u200BSpaced_out\u2800 ', email: 'spaced@mail.example' };
  expect((await register(spaced)).status).toBe(200);
  const body = { login: 'spaced_out\u200B', password: form.password };
  expect((await api.request('POST', '/api/user/auth/login', { body })).body).toMatchObject({ success: true });
});

test('ten parallel registrations of one nickname create one account', async () => {
  const solutions = await Promise.all(Array.from({ length: 10 }, () => api.solveCaptcha()));
  const responses = await Promise.all(
    solutions.map((recaptcha, one) => register({ login: 'Only_one', email: `only${one}@mail.example` }, { recaptcha })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
});

test('registration signs in and stores the chosen region', async () => {
  const { body } = await register({ login: 'Tanuki', email: 'tanuki@mail.example', region: 'global' });
  const signedIn = body as unknown as components['schemas']['SignedIn'];
  expect(signedIn).toMatchObject({ success: true, data: { login: 'Tanuki' }, balance: 0, currency: 'RUB', coins: 0 });
  expect(Buffer.from(signedIn.accessToken, 'base64url')).toHaveLength(32);
  const refreshed = await api.request('POST', '/api/user/auth/token', { as: signedIn, body: {} });
  expect(refreshed.body).toMatchObject({ region: 'global' });
});

test('validation checks one field and returns the reason', async () => {
  const validate = async (body: object) =>
    (await api.request('POST', '/api/user/validation', { body, headers: { 'accept-language': 'en' } })).body;
  await api.signUp({ login: 'Taken_one', email: 'taken@mail.example' });
  expect(await validate({ login: 'Free_one' })).toEqual({ valid: true, reason: null });
  expect(await validate({ login: 'taken_ONE' })).toEqual({ valid: false, reason: 'This nickname is taken.' });
  expect(await validate({ email: 'Taken@mail.example' })).toMatchObject({ valid: false });
  expect(await validate({ password: '12345678' })).toEqual({
    valid: false,
    reason: 'This password is too common. Choose another one.',
  });
  expect(await validate({ login: 'a', email: 'b' })).toMatchObject({ error_code: 2 });
  expect(await validate({})).toMatchObject({ error_code: 2 });
});
