import { createHash, randomBytes } from 'node:crypto';
import { runJob } from '../../src/platform/jobs/job.ts';
import type { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import { listEmails } from '../emails.ts';
import type { ApiResponse, Credentials } from '../test-app.ts';
import type { Person } from './accounts.ts';

export type World = ReturnType<typeof setUpOauth>;

/** State of the browser that signs in. */
export interface Browser {
  /** Credentials in its cookies. */
  as?: Credentials;
  /** Whether this browser started the sign-in; otherwise it presents the key of another flow. */
  began: boolean;
}

interface SignInMethod {
  /** Operations of the contract that return a session by this method. */
  operations: readonly string[];
  signIn(world: World, person: Person, browser: Browser): Promise<ApiResponse>;
}

const credentialsOf = ({ as }: Browser) => (as === undefined ? {} : { as });

const byPassword = (path: string, extra: object = {}): SignInMethod['signIn'] =>
  function signIn({ api }, { login, password }, browser) {
    return api.request('POST', path, { body: { login, password, ...extra }, ...credentialsOf(browser) });
  };

const byService = (service: 'vk' | 'yandex' | 'google' | 'steam'): SignInMethod['signIn'] =>
  async function signIn(world, { subject }, browser) {
    const { body } = await world.begin(service);
    const { oauthKey } = browser.began ? body : (await world.begin(service)).body;
    return world.finishFlow(service, world.getCallback(service, body.url, subject), oauthKey, browser.as);
  };

const byReset: SignInMethod['signIn'] = async ({ api }, { login, email: address, subject }, browser) => {
  const recaptcha = await api.solveCaptcha();
  // One address may request at most thirty resets an hour.
  const remoteAddress = `10.7.${Number(subject.slice(-4, -2))}.${Number(subject.slice(-2))}`;
  await api.request('POST', '/api/user/reset', { body: { email: address, recaptcha }, remoteAddress });
  await runJob(api.app, sendResets);
  const [email] = await listEmails(api, address, 'password_reset');
  const password = 'quite another 4711';
  const set = await api.request('POST', '/api/user/reset/update-password', {
    body: { token: email?.args.token ?? 'x'.repeat(43), newPassword: password, passwordConfirmation: password },
    ...credentialsOf(browser),
  });
  if (set.text.includes('accessToken')) throw new Error('a password reset signed the player in');
  return api.request('POST', '/api/user/auth/login', { body: { login, password }, ...credentialsOf(browser) });
};

const byLegacyToken: SignInMethod['signIn'] = ({ api }, { login, legacyToken }, { as }) =>
  api.request('POST', '/api/user/auth/token-legacy', {
    body: { login },
    headers: { 'access-token': legacyToken, ...(as && { 'access-id': as.accessId }) },
  });

const byPasskey: SignInMethod['signIn'] = async ({ api }, { passkey }, browser) => {
  const { begin } = createPasskeyClient(api);
  const { question, passkeyKey } = await begin();
  const key = browser.began ? passkeyKey : (await begin()).passkeyKey;
  return api.request('POST', '/api/user/passkey/login', {
    body: { passkey: passkey.answer(question) },
    headers: { 'passkey-key': key },
    ...credentialsOf(browser),
  });
};

/** The player's own browser is signed in and confirms; the launcher has the verifier if it started the sign-in. */
const byBrowser: SignInMethod['signIn'] = async ({ api }, person, browser) => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const port = 49_152;
  const { body } = await api.request<{ code: string }>('POST', '/api/user/launcher-sign-in', {
    as: person,
    body: { challenge, port },
  });
  const held = browser.began ? verifier : randomBytes(32).toString('base64url');
  return api.request('POST', '/api/launcher/auth/code', {
    body: { code: body.code, verifier: held, port, systemData: {} },
    ...credentialsOf(browser),
  });
};

/** Every way to sign in to an existing account. */
export const SIGN_IN_METHODS = {
  password: { operations: ['login'], signIn: byPassword('/api/user/auth/login') },
  launcher: { operations: ['loginLauncher'], signIn: byPassword('/api/launcher/auth', { systemData: {} }) },
  vk: { operations: ['signInByVk'], signIn: byService('vk') },
  yandex: { operations: ['signInByYandex'], signIn: byService('yandex') },
  google: { operations: ['signInByGoogle'], signIn: byService('google') },
  steam: { operations: ['signInBySteam'], signIn: byService('steam') },
  reset: { operations: [], signIn: byReset },
  passkey: { operations: ['signInByPasskey'], signIn: byPasskey },
  browser: { operations: ['loginLauncherByCode'], signIn: byBrowser },
  legacy: { operations: ['exchangeLegacyToken'], signIn: byLegacyToken },
} satisfies Record<string, SignInMethod>;

export type SignInMethodName = keyof typeof SIGN_IN_METHODS;

/** The operators' app: its session always waits for a second factor (src/operators/sign-in/login-admin.test.ts). */
export const OPERATORS = ['loginAdmin'];

/** Operations that create a player and return its session; a new player has no second factor. */
export const NEW_PLAYERS = ['registerUser', 'registerByService'];
