import { runJob } from '../../src/platform/jobs/job.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import type { World } from '../doors/sign-in-methods.ts';
import { ageEmails, listEmails } from '../emails.ts';
import { signIn } from '../players.ts';
import type { Credentials, SignedUp } from '../test-app.ts';
import { type IssuedSecret, succeeded } from './issued-secret.ts';

type Make = (world: World, player: SignedUp) => Promise<IssuedSecret>;

let addresses = 0;

export const resetLink: Make = async ({ api }, { email }) => {
  addresses += 1;
  await api.request('POST', '/api/user/reset', {
    body: { email, recaptcha: await api.solveCaptcha() },
    remoteAddress: `10.78.${addresses % 250}.${Math.floor(addresses / 250)}`,
  });
  await runJob(api.app, sendResets);
  const token = (await listEmails(api, email, 'password_reset')).at(-1)?.args.token;
  return {
    async use(at) {
      const newPassword = `quite another ${at} 4711`;
      const body = { token, newPassword, passwordConfirmation: newPassword };
      return succeeded(await api.request('POST', '/api/user/reset/update-password', { body }));
    },
  };
};

/** Fills the forms that change an email address until the code of `stage` is sent. */
async function mailForms({ api }: World, as: SignedUp, stage: 'current' | 'new', to: string) {
  const post = (path: string, body: object, who: Credentials = as) =>
    api.request('POST', `/api/user/settings/mail/${path}`, { as: who, body });
  await post('reset', {});
  const code = (await listEmails(api, as.email, 'mail_code_current')).at(-1)?.args.code;
  if (stage === 'current') return { post, code };
  await post('verify', { code });
  await post('reset', { email: to });
  return { post, code: (await listEmails(api, to, 'mail_code_new')).at(-1)?.args.code };
}

const freshAddress = (): string => `vector${(addresses += 1)}@mail.example`;

export const mailCode =
  (stage: 'current' | 'new'): Make =>
  async (world, player) => {
    const other = await world.api.signUp();
    await mailForms(world, other, stage, freshAddress());
    const { post, code } = await mailForms(world, player, stage, freshAddress());
    return {
      use: async () => succeeded(await post('verify', { code })),
      elsewhere: async () => succeeded(await post('verify', { code }, other)),
    };
  };

export const undoToken: Make = async (world, player) => {
  const { api } = world;
  const { post, code } = await mailForms(world, player, 'new', freshAddress());
  await post('verify', { code });
  const token = (await listEmails(api, player.email, 'mail_changed')).at(-1)?.args.undoToken;
  return {
    use: async () => succeeded(await api.request('POST', '/api/user/settings/mail/undo', { body: { token } })),
  };
};

export const proofCode: Make = async ({ api }, player) => {
  await api.request('POST', '/api/user/auth/prove/send', { as: player });
  const code = (await listEmails(api, player.email, 'proof_code')).at(-1)?.args.code;
  const other = await signIn(api, player.playerId);
  await ageEmails(api, 120_000);
  await api.request('POST', '/api/user/auth/prove/send', { as: other });
  const prove = async (as: Credentials) =>
    succeeded(await api.request('POST', '/api/user/auth/prove', { as, body: { code } }));
  return { use: () => prove(player), elsewhere: () => prove(other) };
};
