import { HOUR_MS, DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { createSoftwarePasskey } from '../../src/identity/passkeys/testing/software-passkey.ts';
import { createPasskeyClient } from '../../src/identity/passkeys/testing/passkey-client.ts';
import { addLegacyToken } from '../../src/identity/passwords/passwords-repository.ts';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import type { World } from '../doors/doors.ts';
import { ageEmails } from '../emails.ts';
import { signIn } from '../players.ts';
import type { Credentials, SignedUp } from '../test-app.ts';
import { linkOfReset, mailCode, proofCode, undoToken } from './email-secrets.ts';
import { good, type Made } from './made.ts';

export interface Secret {
  /** How long it is good for, milliseconds; absent where time has nothing to say. */
  life?: number;
  /** Whether a second use is refused; a sign-in that waits is confirmed once, and a repeat is harmless. */
  once: boolean;
  make(world: World, player: SignedUp): Promise<Made>;
}

let subjects = 0;
/** Somebody at a service whom nobody knows here. */
const newSubject = (): string => `765611980008${String((subjects += 1)).padStart(5, '0')}`;

const stateOf =
  (service: 'google' | 'vk' | 'yandex' | 'steam'): Secret['make'] =>
  async (world) => {
    const { body } = await world.begin(service);
    const other = await world.begin(service);
    const bring = async (key: string) =>
      good(await world.finishFlow(service, world.getCallback(service, body.url, newSubject()), key));
    return { use: () => bring(body.oauthKey), elsewhere: () => bring(other.body.oauthKey) };
  };

const ticket: Secret['make'] = async (world) => {
  const { key } = await world.completeFlow('yandex', newSubject());
  const other = (await world.begin('yandex')).body.oauthKey;
  const as = async (which: string) => good(await world.register(which, `by_ticket_${(subjects += 1)}`));
  return { use: () => as(key), elsewhere: () => as(other) };
};

const passkeyToEnter: Secret['make'] = async ({ api }, player) => {
  const { give, begin, enter } = createPasskeyClient(api);
  const passkey = await give(player);
  const { question, passkeyKey } = await begin();
  const other = (await begin()).passkeyKey;
  const by = async (key: string) => good(await enter(passkey.answer(question), key));
  return { use: () => by(passkeyKey), elsewhere: () => by(other) };
};

const passkeyToProve: Secret['make'] = async ({ api }, player) => {
  const { give, check } = createPasskeyClient(api);
  const passkey = await give(player);
  const { body: question } = await check(player);
  const other = await signIn(api, player.playerId);
  const prove = async (as: typeof other) =>
    good(await api.request('POST', '/api/user/auth/prove', { as, body: { passkey: passkey.answer(question) } }));
  return { use: () => prove(player), elsewhere: () => prove(other) };
};

const passkeyToAdd: Secret['make'] = async ({ api }, player) => {
  const { add, beginAdding } = createPasskeyClient(api);
  const { body: wanted } = await beginAdding(player);
  const other = await api.signUp();
  const by = async (as: SignedUp) => good(await add(as, createSoftwarePasskey().make(wanted)));
  return { use: () => by(player), elsewhere: () => by(other) };
};

const botCodeToSignIn: Secret['make'] = async ({ api }, player) => {
  const chat = createChatUser(api);
  await chat.link(player);
  const pending = await signInPending(api, player);
  const code = await chat.readCode();
  const other = await signInPending(api, player);
  const confirm = async (as: typeof pending) =>
    good(await api.request('POST', '/api/user/auth/token', { as, body: { code } }));
  return { use: () => confirm(pending), elsewhere: () => confirm(other) };
};

const botCodeToChange: Secret['make'] = async ({ api }, player) => {
  const chat = createChatUser(api, 'vk');
  await chat.link(player);
  await api.request('POST', '/api/user/auth/code', { as: player, body: {} });
  const factorCode = await chat.readCode();
  const other = await signIn(api, player.playerId);
  const prove = async (as: typeof other) =>
    good(await api.request('POST', '/api/user/auth/prove', { as, body: { factorCode } }));
  return { use: () => prove(player), elsewhere: () => prove(other) };
};

const linkCode: Secret['make'] = async ({ api }, player) => {
  const path = '/api/user/settings/2fa/link';
  const { body } = await api.request<{ code: string }>('POST', path, { as: player });
  return { use: async () => (await createChatUser(api).write(`/link ${body.code}`))?.includes(player.login) === true };
};

/** Of many sign-ins that wait, one by each use. */
const atSignIns =
  (what: 'app' | 'recovery'): Secret['make'] =>
  async ({ api }, player) => {
    const phone = await turnOnApp(api, player);
    const code = what === 'app' ? phone.code() : phone.recoveryCodes[0];
    const pending: Credentials[] = [];
    // One after the other: at once they would be taken for guesses of the password.
    for (let one = 0; one < 8; one += 1) pending.push(await signInPending(api, player));
    const stranger = await api.signUp();
    await turnOnApp(api, stranger);
    // The stranger's app took a minute to turn on.
    const now = what === 'app' ? phone.code() : code;
    const confirm = async (as: Credentials | undefined) =>
      good(await api.request('POST', '/api/user/auth/token', { ...(as && { as }), body: { code: now } }));
    const theirs = await signInPending(api, stranger);
    return { use: (at) => confirm(pending[at]), elsewhere: () => confirm(theirs) };
  };

const waiting: Secret['make'] = async ({ api }, player) => {
  const { code } = await turnOnApp(api, player);
  const pending = await signInPending(api, player);
  const mixed = { ...pending, accessToken: (await signInPending(api, player)).accessToken };
  const confirm = async (as: typeof pending) =>
    good(await api.request('POST', '/api/user/auth/token', { as, body: { code: code() } }));
  return { use: () => confirm(pending), elsewhere: () => confirm(mixed) };
};

const legacyToken: Secret['make'] = async ({ api }, player) => {
  const token = `vector-of-old-${(subjects += 1)}`;
  await addLegacyToken(api.app.db, player.login, token);
  const other = await api.signUp();
  const exchange = async (login: string) =>
    good(
      await api.request('POST', '/api/user/auth/token-legacy', { body: { login }, headers: { 'access-token': token } }),
    );
  return { use: () => exchange(player.login), elsewhere: () => exchange(other.login) };
};

const fromEmail =
  (make: (world: World, player: SignedUp) => Promise<Made>): Secret['make'] =>
  async (world, player) => {
    const made = await make(world, player);
    await ageEmails(world.api, 2 * MINUTE_MS);
    return made;
  };

/** Everything that somebody is given to come back with. */
export const SECRETS: Readonly<Record<string, Secret>> = {
  'a way back from VK ID': { life: 10 * MINUTE_MS, once: true, make: stateOf('vk') },
  'a way back from Google': { life: 10 * MINUTE_MS, once: true, make: stateOf('google') },
  'a way back from Yandex': { life: 10 * MINUTE_MS, once: true, make: stateOf('yandex') },
  'a way back from Steam': { life: 10 * MINUTE_MS, once: true, make: stateOf('steam') },
  'a registration by a service': { life: 10 * MINUTE_MS, once: true, make: ticket },
  'the link of a reset letter': { life: HOUR_MS, once: true, make: fromEmail(linkOfReset) },
  'a code to the address of now': { life: 10 * MINUTE_MS, once: true, make: fromEmail(mailCode('current')) },
  'a code to the new address': { life: 10 * MINUTE_MS, once: true, make: fromEmail(mailCode('new')) },
  'the link that undoes a change of mail': { life: DAY_MS, once: true, make: fromEmail(undoToken) },
  'a code of a letter that proves': { life: 10 * MINUTE_MS, once: true, make: fromEmail(proofCode) },
  'a code of a bot to sign in': { life: 5 * MINUTE_MS, once: false, make: botCodeToSignIn },
  'a code of a bot to change protection': { life: 5 * MINUTE_MS, once: true, make: botCodeToChange },
  'a code that links a bot': { life: 10 * MINUTE_MS, once: true, make: linkCode },
  'a code of an app': { once: true, make: atSignIns('app') },
  'a recovery code': { once: true, make: atSignIns('recovery') },
  'a sign-in that waits': { life: 5 * MINUTE_MS, once: false, make: waiting },
  'a passkey to sign in': { life: 5 * MINUTE_MS, once: true, make: passkeyToEnter },
  'a passkey to prove': { life: 5 * MINUTE_MS, once: true, make: passkeyToProve },
  'a passkey to add': { life: 5 * MINUTE_MS, once: true, make: passkeyToAdd },
  'a token of old': { once: true, make: legacyToken },
};
