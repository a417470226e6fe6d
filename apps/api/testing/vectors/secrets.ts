import { HOUR_MS, DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { createSoftwarePasskey } from '../../src/identity/passkeys/testing/software-passkey.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { addLegacyToken } from '../../src/identity/passwords/passwords-repository.ts';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import type { World } from '../doors/sign-in-methods.ts';
import { ageEmails } from '../emails.ts';
import { signIn } from '../players.ts';
import type { Credentials, SignedUp } from '../test-app.ts';
import { resetLink, mailCode, proofCode, undoToken } from './email-secrets.ts';
import { type IssuedSecret, succeeded } from './issued-secret.ts';

export interface Secret {
  /** Lifetime in milliseconds; absent for secrets that do not expire. */
  life?: number;
  /** Whether a second use is refused; confirming a pending sign-in twice is harmless. */
  once: boolean;
  issue(world: World, player: SignedUp): Promise<IssuedSecret>;
}

let subjects = 0;
/** Id of an account at a service that is linked to no player. */
const newSubject = (): string => `765611980008${String((subjects += 1)).padStart(5, '0')}`;

const stateOf =
  (service: 'google' | 'vk' | 'yandex' | 'steam'): Secret['issue'] =>
  async (world) => {
    const { body } = await world.begin(service);
    const other = await world.begin(service);
    const bring = async (key: string) =>
      succeeded(await world.finishFlow(service, world.getCallback(service, body.url, newSubject()), key));
    return { use: () => bring(body.oauthKey), elsewhere: () => bring(other.body.oauthKey) };
  };

const ticket: Secret['issue'] = async (world) => {
  const { key } = await world.completeFlow('yandex', newSubject());
  const other = (await world.begin('yandex')).body.oauthKey;
  const as = async (which: string) => succeeded(await world.register(which, `by_ticket_${(subjects += 1)}`));
  return { use: () => as(key), elsewhere: () => as(other) };
};

const passkeyToSignIn: Secret['issue'] = async ({ api }, player) => {
  const { give, begin, enter } = createPasskeyClient(api);
  const passkey = await give(player);
  const { question, passkeyKey } = await begin();
  const other = (await begin()).passkeyKey;
  const by = async (key: string) => succeeded(await enter(passkey.answer(question), key));
  return { use: () => by(passkeyKey), elsewhere: () => by(other) };
};

const passkeyToStepUp: Secret['issue'] = async ({ api }, player) => {
  const { give, check } = createPasskeyClient(api);
  const passkey = await give(player);
  const { body: question } = await check(player);
  const other = await signIn(api, player.playerId);
  const prove = async (as: typeof other) =>
    succeeded(await api.request('POST', '/api/user/auth/prove', { as, body: { passkey: passkey.answer(question) } }));
  return { use: () => prove(player), elsewhere: () => prove(other) };
};

const passkeyToAdd: Secret['issue'] = async ({ api }, player) => {
  const { add, beginAdding } = createPasskeyClient(api);
  const { body: wanted } = await beginAdding(player);
  const other = await api.signUp();
  const by = async (as: SignedUp) => succeeded(await add(as, createSoftwarePasskey().make(wanted)));
  return { use: () => by(player), elsewhere: () => by(other) };
};

const botCodeToSignIn: Secret['issue'] = async ({ api }, player) => {
  const chat = createChatUser(api);
  await chat.link(player);
  const pending = await signInPending(api, player);
  const code = await chat.readCode();
  const other = await signInPending(api, player);
  const confirm = async (as: typeof pending) =>
    succeeded(await api.request('POST', '/api/user/auth/token', { as, body: { code } }));
  return { use: () => confirm(pending), elsewhere: () => confirm(other) };
};

const botCodeToStepUp: Secret['issue'] = async ({ api }, player) => {
  const chat = createChatUser(api, 'vk');
  await chat.link(player);
  await api.request('POST', '/api/user/auth/code', { as: player, body: {} });
  const factorCode = await chat.readCode();
  const other = await signIn(api, player.playerId);
  const prove = async (as: typeof other) =>
    succeeded(await api.request('POST', '/api/user/auth/prove', { as, body: { factorCode } }));
  return { use: () => prove(player), elsewhere: () => prove(other) };
};

const linkCode: Secret['issue'] = async ({ api }, player) => {
  const path = '/api/user/settings/2fa/link';
  const { body } = await api.request<{ code: string }>('POST', path, { as: player });
  return { use: async () => (await createChatUser(api).write(`/link ${body.code}`))?.includes(player.login) === true };
};

/** Each use confirms another of eight pending sign-ins. */
const atSignIns =
  (what: 'app' | 'recovery'): Secret['issue'] =>
  async ({ api }, player) => {
    const phone = await turnOnApp(api, player);
    const code = what === 'app' ? phone.code() : phone.recoveryCodes[0];
    const pending: Credentials[] = [];
    // Sequentially: parallel sign-ins count as guesses of the password.
    for (let one = 0; one < 8; one += 1) pending.push(await signInPending(api, player));
    const stranger = await api.signUp();
    await turnOnApp(api, stranger);
    // Turning on the stranger's app advanced the clock by a minute.
    const now = what === 'app' ? phone.code() : code;
    const confirm = async (as: Credentials | undefined) =>
      succeeded(await api.request('POST', '/api/user/auth/token', { ...(as && { as }), body: { code: now } }));
    const theirs = await signInPending(api, stranger);
    return { use: (at) => confirm(pending[at]), elsewhere: () => confirm(theirs) };
  };

const pendingSignIn: Secret['issue'] = async ({ api }, player) => {
  const { code } = await turnOnApp(api, player);
  const pending = await signInPending(api, player);
  const mixed = { ...pending, accessToken: (await signInPending(api, player)).accessToken };
  const confirm = async (as: typeof pending) =>
    succeeded(await api.request('POST', '/api/user/auth/token', { as, body: { code: code() } }));
  return { use: () => confirm(pending), elsewhere: () => confirm(mixed) };
};

const legacyToken: Secret['issue'] = async ({ api }, player) => {
  const token = `vector-of-old-${(subjects += 1)}`;
  await addLegacyToken(api.app.db, player.login, token);
  const other = await api.signUp();
  const exchange = async (login: string) =>
    succeeded(
      await api.request('POST', '/api/user/auth/token-legacy', { body: { login }, headers: { 'access-token': token } }),
    );
  return { use: () => exchange(player.login), elsewhere: () => exchange(other.login) };
};

const fromEmail =
  (issue: (world: World, player: SignedUp) => Promise<IssuedSecret>): Secret['issue'] =>
  async (world, player) => {
    const issued = await issue(world, player);
    await ageEmails(world.api, 2 * MINUTE_MS);
    return issued;
  };

/** Every secret that the API issues and later accepts. */
export const SECRETS: Readonly<Record<string, Secret>> = {
  'the state of a VK ID sign-in': { life: 10 * MINUTE_MS, once: true, issue: stateOf('vk') },
  'the state of a Google sign-in': { life: 10 * MINUTE_MS, once: true, issue: stateOf('google') },
  'the state of a Yandex sign-in': { life: 10 * MINUTE_MS, once: true, issue: stateOf('yandex') },
  'the state of a Steam sign-in': { life: 10 * MINUTE_MS, once: true, issue: stateOf('steam') },
  'the ticket of a registration by a service': { life: 10 * MINUTE_MS, once: true, issue: ticket },
  'the link of a password reset email': { life: HOUR_MS, once: true, issue: fromEmail(resetLink) },
  'a code to the current address': { life: 10 * MINUTE_MS, once: true, issue: fromEmail(mailCode('current')) },
  'a code to the new address': { life: 10 * MINUTE_MS, once: true, issue: fromEmail(mailCode('new')) },
  'the link that undoes a change of address': { life: DAY_MS, once: true, issue: fromEmail(undoToken) },
  'an emailed step-up code': { life: 10 * MINUTE_MS, once: true, issue: fromEmail(proofCode) },
  'a bot code for a sign-in': { life: 5 * MINUTE_MS, once: false, issue: botCodeToSignIn },
  'a bot code for step-up': { life: 5 * MINUTE_MS, once: true, issue: botCodeToStepUp },
  'a code that links a bot': { life: 10 * MINUTE_MS, once: true, issue: linkCode },
  'a code of an authenticator app': { once: true, issue: atSignIns('app') },
  'a recovery code': { once: true, issue: atSignIns('recovery') },
  'a pending sign-in': { life: 5 * MINUTE_MS, once: false, issue: pendingSignIn },
  'a passkey challenge for a sign-in': { life: 5 * MINUTE_MS, once: true, issue: passkeyToSignIn },
  'a passkey challenge for step-up': { life: 5 * MINUTE_MS, once: true, issue: passkeyToStepUp },
  'a passkey challenge for a registration': { life: 5 * MINUTE_MS, once: true, issue: passkeyToAdd },
  'a legacy token': { once: true, issue: legacyToken },
};
