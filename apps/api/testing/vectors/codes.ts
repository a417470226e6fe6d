import { MINUTE_MS } from '@hoshikraft/shared';
import { runJob } from '../../src/platform/jobs/job.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import { signInPending, turnOnApp } from '../../src/identity/two-factor/testing/authenticator-app.ts';
import type { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import type { EmailArgs, EmailKind } from '../../src/platform/messages/letters/email-messages.ts';
import { ageEmails, listEmails } from '../emails.ts';
import { signIn } from '../players.ts';
import type { SignedUp, TestApp } from '../test-app.ts';
import { succeeded } from './issued-secret.ts';

/** A player signed in with one browser, whose bot is linked. */
export interface CodeContext {
  api: TestApp;
  player: SignedUp;
  chat: ReturnType<typeof createChatUser>;
}

type Code = string | undefined;

/** A code, and the operation that accepts it. */
interface IssuedCode {
  code: Code;
  enter(code: Code): Promise<boolean>;
}

async function readEmail<Kind extends EmailKind>(
  { api }: CodeContext,
  to: string,
  kind: Kind,
): Promise<EmailArgs[Kind]> {
  const args = (await listEmails(api, to, kind)).at(-1)?.args;
  await ageEmails(api, 2 * MINUTE_MS);
  if (args === undefined) throw new Error(`no email ${kind} to ${to}`);
  return args;
}
const emailOf = async ({ api, player }: CodeContext): Promise<string> =>
  (await api.app.db.selectFrom('players').select('email').where('id', '=', player.playerId).executeTakeFirstOrThrow())
    .email ?? '';

const mail = ({ api, player }: CodeContext, path: string, body: object) =>
  api.request('POST', `/api/user/settings/mail/${path}`, { as: player, body });
const verify =
  (context: CodeContext): IssuedCode['enter'] =>
  async (code) =>
    succeeded(await mail(context, 'verify', { code }));

async function currentAddress(context: CodeContext): Promise<IssuedCode> {
  await mail(context, 'reset', {});
  const { code } = await readEmail(context, await emailOf(context), 'mail_code_current');
  return { code, enter: verify(context) };
}

let addresses = 0;
async function newAddress(context: CodeContext): Promise<IssuedCode> {
  const email = `codes${(addresses += 1)}@mail.example`;
  await verify(context)((await currentAddress(context)).code);
  await mail(context, 'reset', { email });
  const { code } = await readEmail(context, email, 'mail_code_new');
  return { code, enter: verify(context) };
}

async function undo(context: CodeContext): Promise<IssuedCode> {
  const old = await emailOf(context);
  const { code, enter } = await newAddress(context);
  await enter(code);
  const { undoToken } = await readEmail(context, old, 'mail_changed');
  const { api } = context;
  return {
    code: undoToken,
    enter: async (token) => succeeded(await api.request('POST', '/api/user/settings/mail/undo', { body: { token } })),
  };
}

async function reset(context: CodeContext): Promise<IssuedCode> {
  const { api } = context;
  const email = await emailOf(context);
  const recaptcha = await api.solveCaptcha();
  const remoteAddress = `10.79.${(addresses += 1) % 250}.1`;
  await api.request('POST', '/api/user/reset', { body: { email, recaptcha }, remoteAddress });
  await runJob(api.app, sendResets);
  const passwords = { newPassword: 'quite another 4711', passwordConfirmation: 'quite another 4711' };
  return {
    code: (await readEmail(context, email, 'password_reset')).token,
    enter: async (token) =>
      succeeded(await api.request('POST', '/api/user/reset/update-password', { body: { token, ...passwords } })),
  };
}

async function proof(context: CodeContext): Promise<IssuedCode> {
  const { api, player } = context;
  await api.request('POST', '/api/user/auth/prove/send', { as: player });
  const { code } = await readEmail(context, await emailOf(context), 'proof_code');
  return {
    code,
    enter: async (entered) =>
      succeeded(await api.request('POST', '/api/user/auth/prove', { as: player, body: { code: entered } })),
  };
}

async function botToSignIn({ api, player, chat }: CodeContext): Promise<IssuedCode> {
  const pending = await signInPending(api, player);
  const code = await chat.readCode();
  return {
    code,
    enter: async (entered) =>
      succeeded(await api.request('POST', '/api/user/auth/token', { as: pending, body: { code: entered } })),
  };
}

const botToStepUp =
  (path: string, bodyOf: (code: Code) => object) =>
  async ({ api, player, chat }: CodeContext): Promise<IssuedCode> => {
    await api.request('POST', '/api/user/auth/code', { as: player, body: {} });
    const code = await chat.readCode();
    return {
      code,
      enter: async (entered) => succeeded(await api.request('POST', path, { as: player, body: bodyOf(entered) })),
    };
  };

async function link({ api, player, chat }: CodeContext): Promise<IssuedCode> {
  const { body } = await api.request<{ code: string }>('POST', '/api/user/settings/2fa/link', { as: player });
  return {
    code: body.code,
    enter: async (entered) => (await chat.write(`/link ${entered}`))?.includes(player.login) === true,
  };
}

/** Issues a code for each purpose. */
export const PURPOSES: Readonly<Record<string, (context: CodeContext) => Promise<IssuedCode>>> = {
  'the email to the current address': currentAddress,
  'the email to the new address': newAddress,
  'the email that undoes a change of address': undo,
  'the password reset email': reset,
  'the step-up email': proof,
  'the bot, to sign in': botToSignIn,
  'the bot, for step-up': botToStepUp('/api/user/auth/prove', (factorCode) => ({ factorCode })),
  'the bot, to unlink it': botToStepUp('/api/user/settings/2fa/unlink', (code) => ({ factor: 1, code })),
  'the cabinet, to link a bot': link,
};

/** One purpose for the API: the bot sends the same message for both. */
export const SAME_PURPOSE = ['the bot, for step-up', 'the bot, to unlink it'];

/** Codes that are valid only as a second factor. */
export const FACTORS: Readonly<Record<string, (context: CodeContext) => Promise<Code>>> = {
  'an authenticator app': async ({ api, player }) => (await turnOnApp(api, player)).code(),
  'the list of recovery codes': async ({ api, player }) => (await turnOnApp(api, player)).recoveryCodes[0],
  'another session of the same player, to sign in': async ({ api, player, chat }) => {
    await signInPending(api, player);
    return chat.readCode();
  },
  'another session of the same player, for step-up': async ({ api, player, chat }) => {
    await api.request('POST', '/api/user/auth/code', { as: await signIn(api, player.playerId), body: {} });
    return chat.readCode();
  },
};
