import { runJob } from '../../src/platform/jobs/job.ts';
import type { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import { listEmails } from '../emails.ts';
import type { Answer, Credentials } from '../test-app.ts';
import type { Person } from './accounts.ts';

export type World = ReturnType<typeof setUpOauth>;

/** What a browser brings besides what its owner does at the door. */
export interface Browser {
  /** Credentials that its cookies hold. */
  as?: Credentials;
  /** Began at the door itself; the way back from a service is else somebody else's. */
  began: boolean;
}

interface Door {
  /** The calls of the contract that answer a session here. */
  operations: readonly string[];
  enter(world: World, person: Person, browser: Browser): Promise<Answer>;
}

const kept = ({ as }: Browser) => (as === undefined ? {} : { as });

const byPassword = (path: string, extra: object = {}): Door['enter'] =>
  function enter({ api }, { login, password }, browser) {
    return api.request('POST', path, { body: { login, password, ...extra }, ...kept(browser) });
  };

const byService = (service: 'vk' | 'yandex' | 'google' | 'steam'): Door['enter'] =>
  async function enter(world, { subject }, browser) {
    const { body } = await world.begin(service);
    const { oauthKey } = browser.began ? body : (await world.begin(service)).body;
    return world.finishFlow(service, world.getCallback(service, body.url, subject), oauthKey, browser.as);
  };

const byReset: Door['enter'] = async ({ api }, { login, email, subject }, browser) => {
  const recaptcha = await api.solveCaptcha();
  // Of one place no more than thirty an hour are heard.
  const remoteAddress = `10.7.${Number(subject.slice(-4, -2))}.${Number(subject.slice(-2))}`;
  await api.request('POST', '/api/user/reset', { body: { email, recaptcha }, remoteAddress });
  await runJob(api.app, sendResets);
  const [letter] = await listEmails(api, email, 'password_reset');
  const password = 'quite another 4711';
  const set = await api.request('POST', '/api/user/reset/update-password', {
    body: { token: letter?.args.token ?? 'x'.repeat(43), newPassword: password, passwordConfirmation: password },
    ...kept(browser),
  });
  if (set.text.includes('accessToken')) throw new Error('a letter signs somebody in');
  return api.request('POST', '/api/user/auth/login', { body: { login, password }, ...kept(browser) });
};

const byLegacyToken: Door['enter'] = ({ api }, { login, legacyToken }, { as }) =>
  api.request('POST', '/api/user/auth/token-legacy', {
    body: { login },
    headers: { 'access-token': legacyToken, ...(as && { 'access-id': as.accessId }) },
  });

const byPasskey: Door['enter'] = async ({ api }, { passkey }, browser) => {
  const { begin } = createPasskeyClient(api);
  const { question, passkeyKey } = await begin();
  const key = browser.began ? passkeyKey : (await begin()).passkeyKey;
  return api.request('POST', '/api/user/passkey/login', {
    body: { passkey: passkey.answer(question) },
    headers: { 'passkey-key': key },
    ...kept(browser),
  });
};

/** Every way into an account that is there already. */
export const DOORS = {
  password: { operations: ['login'], enter: byPassword('/api/user/auth/login') },
  launcher: { operations: ['loginLauncher'], enter: byPassword('/api/launcher/auth', { systemData: {} }) },
  vk: { operations: ['signInByVk'], enter: byService('vk') },
  yandex: { operations: ['signInByYandex'], enter: byService('yandex') },
  google: { operations: ['signInByGoogle'], enter: byService('google') },
  steam: { operations: ['signInBySteam'], enter: byService('steam') },
  reset: { operations: [], enter: byReset },
  passkey: { operations: ['signInByPasskey'], enter: byPasskey },
  legacy: { operations: ['exchangeLegacyToken'], enter: byLegacyToken },
} satisfies Record<string, Door>;

export type DoorName = keyof typeof DOORS;

/** Calls that answer a session of a player whom they have just made, who can have no second factor. */
export const NEW_PLAYERS = ['registerUser', 'registerByService'];
