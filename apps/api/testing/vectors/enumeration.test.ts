import { beforeEach, expect, test } from '@jest/globals';
import { createSoftwarePasskey } from '../../src/identity/passkeys/testing/software-passkey.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { type AccountKind, createPerson } from '../doors/accounts.ts';
import type { ApiResponse } from '../test-app.ts';
import { countWork } from './count-work.ts';

const world = setUpOauth();
/** The account that an attacker guesses. */
interface Target {
  login: string;
  email: string;
}

/** Kinds of accounts that must look the same as an account that does not exist. */
const EXISTING: readonly AccountKind[] = [
  'plain',
  'no-password',
  'no-mail',
  'app',
  'telegram',
  'vk-bot',
  'banned',
  'links-gone',
  'links-off',
];

let addresses = 0;
/** Each call comes from a different IP address, so that no rate limit applies. */
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.api.request('POST', `/api/${path}`, {
    body,
    headers,
    remoteAddress: `10.90.${(addresses += 1) % 250}.${Math.floor(addresses / 250) + 1}`,
  });

/** Calls of an attacker who does not know the account's secret; prepared before the work is counted. */
const ATTEMPTS: Readonly<Record<string, (named: Target) => Promise<() => Promise<ApiResponse>>>> = {
  'sign-in by nickname':
    async ({ login }) =>
    () =>
      post('user/auth/login', { login, password: 'a wrong one' }),
  'sign-in by email':
    async ({ email }) =>
    () =>
      post('user/auth/login', { login: email, password: 'a wrong one' }),
  'the launcher by nickname':
    async ({ login }) =>
    () =>
      post('launcher/auth', { login, password: 'a wrong one', systemData: {} }),
  'the launcher by email':
    async ({ email }) =>
    () =>
      post('launcher/auth', { login: email, password: 'a wrong one', systemData: {} }),
  'a legacy token':
    async ({ login }) =>
    () =>
      post('user/auth/token-legacy', { login }, { 'access-token': 'a token of nobody' }),
  'a password reset': async ({ email }) => {
    const recaptcha = await world.api.solveCaptcha();
    return () => post('user/reset', { email, recaptcha });
  },
};

const shape = ({ status, text, headers }: ApiResponse) => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { status, text, rest };
};
const observe = async (call: () => Promise<ApiResponse>) => {
  let answer: ApiResponse | undefined;
  const work = await countWork(world.api, async () => (answer = await call()));
  return { ...shape(answer as ApiResponse), work };
};

let missing: Target;
beforeEach(() => {
  addresses += 1;
  missing = { login: `nobody_${addresses}`, email: `nobody_${addresses}@mail.example` };
});

const cells = Object.keys(ATTEMPTS).flatMap((attempt) => EXISTING.map((account) => ({ attempt, account })));

test.each(cells)(
  '$attempt of an account $account gives the same response after the same work as for a missing account',
  async ({ attempt, account }) => {
    const person = await createPerson(world.api, account, false);
    const forMissing = await observe((await ATTEMPTS[attempt]?.(missing)) as () => Promise<ApiResponse>);
    const forExisting = await observe((await ATTEMPTS[attempt]?.(person)) as () => Promise<ApiResponse>);
    expect(forExisting).toEqual(forMissing);
    expect(forMissing.work.statements).not.toEqual([]);
    expect(forMissing.work.hashes).toBe(attempt.startsWith('sign-in') || attempt.startsWith('the launcher') ? 1 : 0);
    expect([forMissing.work.emails, forMissing.work.messages]).toEqual([0, 0]);
  },
);

test('passkey challenges do not depend on the caller, and an unknown passkey costs the same work as a wrong signature', async () => {
  const { begin, enter, give, beginAdding } = createPasskeyClient(world.api);
  const player = await world.api.signUp();
  const registered = await give(player);
  const unregistered = createSoftwarePasskey();
  unregistered.make((await beginAdding(player)).body);
  const attempt = async (passkey: typeof registered, id?: string) => {
    const { question, passkeyKey } = await begin();
    expect(question.allowCredentials).toEqual([]);
    const answer = passkey.answer(question, { userHandle: registered.answer(question).userHandle ?? '' });
    return observe(() => enter({ ...answer, ...(id === undefined ? {} : { id }) }, passkeyKey));
  };
  const known = (await begin()).question;
  expect(await attempt(unregistered)).toEqual(await attempt(unregistered, registered.answer(known).id));
});

test('a link that was never sent gives the same response as a malformed link', async () => {
  for (const path of ['user/reset/status', 'user/settings/mail/undo/status', 'user/settings/mail/undo']) {
    const [one, other] = [
      await observe(() => post(path, { token: 'A'.repeat(43) })),
      await observe(() => post(path, { token: 'x' })),
    ];
    expect([path, one]).toEqual([path, other]);
  }
});
