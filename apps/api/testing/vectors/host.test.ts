import { beforeEach, expect, test } from '@jest/globals';
import { runJob } from '../../src/platform/jobs/job.ts';
import { renderEmail } from '../../src/community/emails/render-email.ts';
import { requestedKinds } from '../../src/community/emails/email-kinds.ts';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import type { EmailKind } from '../../src/platform/messages/letters/email-messages.ts';
import { ageEmails, listEmails } from '../emails.ts';
import type { ApiResponse, SignedUp } from '../test-app.ts';

const EVIL = 'evil.example';
/** All headers by which a request may name its host. */
const headers = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-original-host': EVIL,
  'x-host': EVIL,
  'x-forwarded-proto': 'http',
  forwarded: `host=${EVIL};proto=http`,
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
};

const world = setUpOauth();
let player: SignedUp;
beforeEach(async () => {
  player = await world.api.signUp();
});

const site = () => world.api.app.config.siteUrl;
const post = (path: string, body?: object, as?: SignedUp) =>
  world.api.request('POST', `/api/${path}`, { headers, ...(body && { body }), ...(as && { as }) });
/** Text and headers of a response, percent-decoded. */
const textOf = ({ status, text, headers: responseHeaders }: ApiResponse): string => {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return decodeURIComponent(`${text} ${JSON.stringify(responseHeaders)}`);
};

const SERVICES = ['vk', 'yandex', 'google', 'steam'] as const;
const LINKED = [...SERVICES, 'discord', 'youtube'] as const;

test.each([
  ...SERVICES.map((service) => ['begin', service] as const),
  ...LINKED.map((service) => ['link', service] as const),
])('oauth/%s by %s redirects back to the configured site', async (call, service) => {
  const { body, ...answer } = await post(`user/oauth/${call}`, { service }, call === 'link' ? player : undefined);
  const redirect = decodeURIComponent((body as { url: string }).url);
  expect(redirect).toContain(`${site()}/oauth/`);
  expect(textOf({ body, ...answer })).not.toContain(EVIL);
});

test.each(SERVICES)('step-up by %s redirects back to the configured site', async (service) => {
  await world.completeFlow(service, '76561198000700001', { as: player });
  const answer = await post('user/oauth/prove', { service }, player);
  expect(textOf(answer)).toContain(`${site()}/oauth/`);
  expect(textOf(answer)).not.toContain(EVIL);
  await world.api.app.db.deleteFrom('linked_services').execute();
});

/** Renders all queued emails of a kind to an address. */
async function renderEmails<Kind extends EmailKind>(to: string, kind: Kind): Promise<string[]> {
  await ageEmails(world.api, 120_000);
  return (await listEmails(world.api, to, kind)).map(({ args }) => {
    const { html, text, subject } = renderEmail(world.api.app.config, kind, 'en', args);
    return `${subject} ${html} ${text}`;
  });
}

test('emails of every kind link to the configured site', async () => {
  const fresh = `host_${player.login}@mail.example`;
  const { email } = player;
  const codeOf = async (to: string, kind: 'mail_code_current' | 'mail_code_new') =>
    (await listEmails(world.api, to, kind)).at(-1)?.args.code;
  const mail = (path: string, body: object) => post(`user/settings/mail/${path}`, body, player);
  const rendered: Record<string, string[]> = {};
  await post('user/auth/prove/send', undefined, player);
  rendered['proof_code'] = await renderEmails(email, 'proof_code');
  await mail('reset', {});
  rendered['mail_code_current'] = await renderEmails(email, 'mail_code_current');
  await post('user/reset', { email, recaptcha: await world.api.solveCaptcha() });
  await runJob(world.api.app, sendResets);
  rendered['password_reset'] = await renderEmails(email, 'password_reset');
  await mail('verify', { code: await codeOf(email, 'mail_code_current') });
  await mail('reset', { email: fresh });
  rendered['mail_code_new'] = await renderEmails(fresh, 'mail_code_new');
  await mail('verify', { code: await codeOf(fresh, 'mail_code_new') });
  rendered['mail_changed'] = await renderEmails(email, 'mail_changed');
  rendered['notice'] = await renderEmails(fresh, 'notice');
  expect(Object.keys(rendered).sort()).toEqual([...requestedKinds, 'mail_changed', 'notice'].sort());
  for (const [kind, emails] of Object.entries(rendered)) {
    expect([kind, emails.length]).toEqual([kind, 1]);
    expect([kind, emails.join()]).toEqual([kind, expect.stringContaining(`${site()}/en`)]);
    expect([kind, emails.join()]).not.toEqual([kind, expect.stringContaining(EVIL)]);
  }
});

test('the QR code of an authenticator app, passkeys and bot messages name the configured site or no site', async () => {
  const app = await post('user/settings/2fa/app', undefined, player);
  expect(textOf(app)).toContain('otpauth://totp/');
  const passkey = await post('user/settings/passkeys/begin', undefined, player);
  expect((passkey.body as { rp: { id: string } }).rp.id).toBe('localhost');
  const enter = await post('user/passkey/begin');
  for (const answer of [app, passkey, enter]) expect(textOf(answer)).not.toContain(EVIL);
  const chat = createChatUser(world.api);
  await chat.link(player);
  const { login, password } = player;
  expect(textOf(await post('user/auth/login', { login, password }))).not.toContain(EVIL);
  const [message, ...more] = await chat.read();
  expect([more, message]).toEqual([[], expect.stringMatching(/^\d{6} /)]);
  expect(message).not.toMatch(/https?:|evil/);
});
