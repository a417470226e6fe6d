import { MINUTE_MS } from '@hoshikraft/shared';
import { runJob } from '../../src/platform/jobs/job.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import type { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import type { EmailArgs, EmailKind } from '../../src/platform/messages/letters/email-messages.ts';
import { ageEmails, listEmails } from '../emails.ts';
import { signIn } from '../players.ts';
import type { SignedUp, TestApp } from '../test-app.ts';
import { good } from './made.ts';

/** Somebody whose bot is linked, in one browser. */
export interface Asked {
  api: TestApp;
  player: SignedUp;
  chat: ReturnType<typeof createChatUser>;
}

type Code = string | undefined;

/** What is told, and where it is to be told. */
interface Place {
  code: Code;
  enter(code: Code): Promise<boolean>;
}

async function letter<Kind extends EmailKind>({ api }: Asked, to: string, kind: Kind): Promise<EmailArgs[Kind]> {
  const args = (await listEmails(api, to, kind)).at(-1)?.args;
  await ageEmails(api, 2 * MINUTE_MS);
  if (args === undefined) throw new Error(`no letter ${kind} to ${to}`);
  return args;
}
const emailOf = async ({ api, player }: Asked): Promise<string> =>
  (await api.app.db.selectFrom('players').select('email').where('id', '=', player.playerId).executeTakeFirstOrThrow())
    .email ?? '';

const mail = ({ api, player }: Asked, path: string, body: object) =>
  api.request('POST', `/api/user/settings/mail/${path}`, { as: player, body });
const verify =
  (asked: Asked): Place['enter'] =>
  async (code) =>
    good(await mail(asked, 'verify', { code }));

async function mailNow(asked: Asked): Promise<Place> {
  await mail(asked, 'reset', {});
  const { code } = await letter(asked, await emailOf(asked), 'mail_code_current');
  return { code, enter: verify(asked) };
}

let addresses = 0;
async function mailNew(asked: Asked): Promise<Place> {
  const email = `codes${(addresses += 1)}@mail.example`;
  await verify(asked)((await mailNow(asked)).code);
  await mail(asked, 'reset', { email });
  const { code } = await letter(asked, email, 'mail_code_new');
  return { code, enter: verify(asked) };
}

async function undo(asked: Asked): Promise<Place> {
  const old = await emailOf(asked);
  const { code, enter } = await mailNew(asked);
  await enter(code);
  const { undoToken } = await letter(asked, old, 'mail_changed');
  const { api } = asked;
  return {
    code: undoToken,
    enter: async (token) => good(await api.request('POST', '/api/user/settings/mail/undo', { body: { token } })),
  };
}

async function reset(asked: Asked): Promise<Place> {
  const { api } = asked;
  const email = await emailOf(asked);
  const recaptcha = await api.solveCaptcha();
  const remoteAddress = `10.79.${(addresses += 1) % 250}.1`;
  await api.request('POST', '/api/user/reset', { body: { email, recaptcha }, remoteAddress });
  await runJob(api.app, sendResets);
  const passwords = { newPassword: 'quite another 4711', passwordConfirmation: 'quite another 4711' };
  return {
    code: (await letter(asked, email, 'password_reset')).token,
    enter: async (token) =>
      good(await api.request('POST', '/api/user/reset/update-password', { body: { token, ...passwords } })),
  };
}

async function proof(asked: Asked): Promise<Place> {
  const { api, player } = asked;
  await api.request('POST', '/api/user/auth/prove/send', { as: player });
  const { code } = await letter(asked, await emailOf(asked), 'proof_code');
  return {
    code,
    enter: async (told) =>
      good(await api.request('POST', '/api/user/auth/prove', { as: player, body: { code: told } })),
  };
}

async function botToSignIn({ api, player, chat }: Asked): Promise<Place> {
  const pending = await signInPending(api, player);
  const code = await chat.readCode();
  return {
    code,
    enter: async (told) =>
      good(await api.request('POST', '/api/user/auth/token', { as: pending, body: { code: told } })),
  };
}

const botToChange =
  (path: string, bodyOf: (code: Code) => object) =>
  async ({ api, player, chat }: Asked): Promise<Place> => {
    await api.request('POST', '/api/user/auth/code', { as: player, body: {} });
    const code = await chat.readCode();
    return { code, enter: async (told) => good(await api.request('POST', path, { as: player, body: bodyOf(told) })) };
  };

async function link({ api, player, chat }: Asked): Promise<Place> {
  const { body } = await api.request<{ code: string }>('POST', '/api/user/settings/2fa/link', { as: player });
  return {
    code: body.code,
    enter: async (told) => (await chat.write(`/link ${told}`))?.includes(player.login) === true,
  };
}

/** A code is told for this place; what stands alike in two places is one purpose. */
export const PLACES: Readonly<Record<string, (asked: Asked) => Promise<Place>>> = {
  'the letter to the address of now': mailNow,
  'the letter to the new address': mailNew,
  'the letter that undoes a change of mail': undo,
  'the letter of a forgotten password': reset,
  'the letter that proves who is there': proof,
  'the bot, to sign in': botToSignIn,
  'the bot, to prove who is there': botToChange('/api/user/auth/prove', (factorCode) => ({ factorCode })),
  'the bot, to turn it off': botToChange('/api/user/settings/2fa/unlink', (code) => ({ factor: 1, code })),
  'the cabinet, for the bot': link,
};

/** Both show the same message: they change the protection. */
export const ALIKE = ['the bot, to prove who is there', 'the bot, to turn it off'];

/** What is no code of ours to send, and good as a second factor only. */
export const FACTORS: Readonly<Record<string, (asked: Asked) => Promise<Code>>> = {
  'an app': async ({ api, player }) => (await turnOnApp(api, player)).code(),
  'the list of recovery codes': async ({ api, player }) => (await turnOnApp(api, player)).recoveryCodes[0],
  'another session of the same player, to sign in': async ({ api, player, chat }) => {
    await signInPending(api, player);
    return chat.readCode();
  },
  'another session of the same player, to change': async ({ api, player, chat }) => {
    await api.request('POST', '/api/user/auth/code', { as: await signIn(api, player.playerId), body: {} });
    return chat.readCode();
  },
};
