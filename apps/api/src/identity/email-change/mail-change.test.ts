import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { openMailbox } from '../../../testing/mailbox.ts';
import type { Mailbox } from '../../../testing/mailbox.ts';
import { refusal, signIn } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { ApiResponse, Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sendEmails } from '../../community/emails/send-emails.ts';
import { sweepMailChanges } from './sweep-mail-changes.ts';

type Schemas = components['schemas'];
type MailSettings = Schemas['MailSettings'];

let mailbox: Mailbox;
let api: TestApp;
let player: SignedUp;
let turn = 0;
let newEmail = '';
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await createTestApp({ content: false, env: { SMTP_URL: mailbox.url, SITE_URL: 'https://play.example' } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});
beforeEach(async () => {
  turn += 1;
  newEmail = `fresh${turn}@mail.example`;
  player = await api.signUp();
  await runJob(api.app, sendEmails);
  mailbox.emails.length = 0;
});

const post = <Body = MailSettings>(path: string, body: object, as: Credentials = player): Promise<ApiResponse<Body>> =>
  api.request<Body>('POST', `/api/user/settings/mail/${path}`, {
    as,
    body,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
const settings = async (as: Credentials = player) =>
  (await api.request<MailSettings>('GET', '/api/user/settings/mail', { as })).body;
/** Emails to an address, newest last. Ages all of them, so that the next may be requested. */
const listEmails = async (address: string) => {
  await runJob(api.app, sendEmails);
  await api.app.pool.query("UPDATE letters SET created_at = created_at - interval '2 minutes'");
  return mailbox.to(address);
};
const codeTo = async (address: string): Promise<string> =>
  /\b\d{6}\b/.exec((await listEmails(address)).at(-1)?.text ?? '')?.[0] ?? 'no code';
const undoToken = async (address: string): Promise<string> =>
  /undo-email#([\w-]+)/.exec((await listEmails(address)).at(-1)?.text ?? '')?.[1] ?? 'no token';
/** Opens the link of the email, signed out. */
const undo = (token: string, path = 'undo') =>
  api.request<Schemas['MailUndo']>('POST', `/api/user/settings/mail/${path}`, { body: { token } });
const emailOf = async (): Promise<string | null> =>
  (await api.app.pool.query<{ email: string | null }>('SELECT email FROM players WHERE id = $1', [player.playerId]))
    .rows[0]?.email ?? null;
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const faults = ({ body }: ApiResponse<unknown>) => Object.keys((body as Schemas['Error']).details?.fields ?? {});

/** Submits the first three forms, after which a code is sent to the new address. */
async function untilNewCode(to: string): Promise<void> {
  await post('reset', {});
  await post('verify', { code: await codeTo(player.email) });
  expect((await post('reset', { email: to })).body).toMatchObject({ form: 'enter_new_code', newEmail: to });
}
async function change(to: string): Promise<void> {
  await untilNewCode(to);
  expect((await post('verify', { code: await codeTo(to) })).status).toBe(200);
}

test('four forms change the address; the old address is notified and the history records it', async () => {
  expect(await settings()).toMatchObject({ form: 'send_code', newEmail: null, codeUntil: null, triesLeft: 0 });
  expect((await settings()).email).toMatch(/^.•••@/u);
  expect((await post('reset', {})).body).toMatchObject({ form: 'enter_code', triesLeft: 5 });
  const first = await codeTo(player.email);
  expect((await post('verify', { code: `${first.slice(0, 3)} ${first.slice(3)}` })).body).toMatchObject({
    form: 'new_email',
    codeUntil: null,
  });
  await post('reset', { email: ` ${newEmail.toUpperCase()} ` });
  expect(await emailOf()).toBe(player.email);
  expect((await post('verify', { code: await codeTo(newEmail) })).body).toMatchObject({ form: 'send_code' });
  expect(await emailOf()).toBe(newEmail);
  const notice = (await listEmails(player.email)).at(-1);
  expect(notice?.text).toContain('https://play.example/ru/undo-email#');
  expect(notice?.html).not.toContain('evil.example');
  expect(notice?.text).not.toContain(newEmail);
  expect((await listEmails(newEmail)).map(({ subject }) => subject)).toContain('Почта изменена — Hoshikraft');
  const history = await api.request<Schemas['AccountEventList']>('GET', '/api/user/history?target=mail', {
    as: player,
  });
  expect(history.body.items).toMatchObject([{ kind: 'mail_changed' }]);
});

test('another device or a reload continues the change where it was', async () => {
  const phone = await signIn(api, player.playerId);
  await api.app.pool.query('UPDATE sessions SET proved_at = $2 WHERE id = $1', [phone.accessId, api.clock.now()]);
  await post('reset', {});
  expect(await settings(phone)).toMatchObject({ form: 'enter_code' });
  await post('verify', { code: await codeTo(player.email) }, phone);
  expect(await settings()).toMatchObject({ form: 'new_email' });
  await post('reset', { email: newEmail });
  await post('verify', { code: await codeTo(newEmail) }, phone);
  expect(await emailOf()).toBe(newEmail);
});

test('an account without an address starts with the new one and has nothing to undo', async () => {
  await api.app.pool.query('UPDATE players SET email = NULL WHERE id = $1', [player.playerId]);
  expect(await settings()).toMatchObject({ email: null, form: 'new_email' });
  expect(refusal(await post('reset', {}))).toMatchObject({ status: 409, type: 'mail_change_over' });
  await post('reset', { email: newEmail });
  await post('verify', { code: await codeTo(newEmail) });
  expect(await emailOf()).toBe(newEmail);
  expect((await listEmails(newEmail)).at(-1)?.subject).toBe('Почта привязана — Hoshikraft');
});

test('the new address is rejected before the code of the old one was entered', async () => {
  expect(refusal(await post('reset', { email: newEmail }))).toMatchObject({ status: 409, type: 'mail_change_over' });
  await post('reset', {});
  expect(refusal(await post('reset', { email: newEmail }))).toMatchObject({ status: 409, type: 'mail_change_over' });
  expect(await listEmails(newEmail)).toEqual([]);
});

test.each(['no-address', 'a@b', 'x@mail.example\r\nBcc: y@mail.example'])('%j is not an address', async (email) => {
  await post('reset', {});
  await post('verify', { code: await codeTo(player.email) });
  const response = await post('reset', { email });
  expect([response.status, faults(response)]).toEqual([422, ['email']]);
});

test('the current address and that of another account are rejected', async () => {
  const other = await api.signUp();
  await post('reset', {});
  await post('verify', { code: await codeTo(player.email) });
  expect((await post('reset', { email: player.email.toUpperCase() })).status).toBe(422);
  expect(refusal(await post('reset', { email: other.email }))).toMatchObject({ status: 409, type: 'already_taken' });
});

test('an address registered meanwhile stays with the account that registered it', async () => {
  await untilNewCode(newEmail);
  const code = await codeTo(newEmail);
  await api.signUp({ email: newEmail });
  expect(refusal(await post('verify', { code }))).toMatchObject({ status: 409, type: 'already_taken' });
  expect(await emailOf()).toBe(player.email);
});

test('after five wrong attempts, also in parallel, the right code no longer works', async () => {
  await post('reset', {});
  const code = await codeTo(player.email);
  const tries = await Promise.all(Array.from({ length: 12 }, () => post('verify', { code: otherThan(code) })));
  expect(tries.map(({ status }) => status)).toEqual(Array(12).fill(422));
  expect(await settings()).toMatchObject({ form: 'enter_code', triesLeft: 0 });
  expect((await post('verify', { code })).status).toBe(422);
  await post('reset', {});
  expect((await post('verify', { code: await codeTo(player.email) })).body).toMatchObject({ form: 'new_email' });
});

test('a code works once, and parallel calls change the address once', async () => {
  await untilNewCode(newEmail);
  const code = await codeTo(newEmail);
  const responses = await Promise.all(Array.from({ length: 6 }, () => post('verify', { code })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await listEmails(player.email)).filter(({ text }) => text?.includes('undo-email'))).toHaveLength(1);
});

test('an expired or replaced code is rejected', async () => {
  await post('reset', {});
  const first = await codeTo(player.email);
  await post('reset', {});
  const second = await codeTo(player.email);
  if (first !== second) expect((await post('verify', { code: first })).status).toBe(422);
  api.clock.advance(10 * MINUTE_MS + 1);
  expect((await post('verify', { code: second })).status).toBe(422);
});

test('a code sent to one address is not valid for another address or player', async () => {
  await untilNewCode(newEmail);
  const code = await codeTo(newEmail);
  await post('reset', { email: `other-${newEmail}` });
  if (code !== (await codeTo(`other-${newEmail}`))) expect((await post('verify', { code })).status).toBe(422);
  const stranger = await api.signUp();
  expect(refusal(await post('verify', { code }, stranger))).toMatchObject({ status: 409, type: 'mail_change_over' });
});

test.each([
  ['""', ''],
  ['null', null],
  ['a list', ['123456']],
  ['a number', 123456],
])('%s is neither a code nor a token', async (_name, value) => {
  await post('reset', {});
  expect((await post('verify', { code: value })).status).toBeGreaterThanOrEqual(400);
  expect((await post('undo', { token: value })).status).toBeGreaterThanOrEqual(400);
  expect(await emailOf()).toBe(player.email);
});

test('an address gets one email a minute; rejected requests send none', async () => {
  await post('reset', {});
  const response = await post<Schemas['Error']>('reset', {});
  expect(response.status).toBe(429);
  expect(response.body.details?.retryAfter).toBeGreaterThan(0);
  expect(await listEmails(player.email)).toHaveLength(1);
});

test('a step-up authentication older than fifteen minutes must be repeated', async () => {
  api.clock.advance(16 * MINUTE_MS);
  expect(refusal(await post('reset', {}))).toMatchObject({ status: 403, type: 'proof_needed' });
  expect(refusal(await post('verify', { code: '123456' }))).toMatchObject({ status: 403, type: 'proof_needed' });
});

test('a change that is cancelled or takes more than an hour starts over', async () => {
  await untilNewCode(newEmail);
  const cancelled = await api.request('POST', '/api/user/settings/mail/cancel', { as: player });
  expect(cancelled.body).toMatchObject({ form: 'send_code', newEmail: null });
  await untilNewCode(newEmail);
  api.clock.advance(HOUR_MS + 1);
  expect(await settings()).toMatchObject({ form: 'send_code' });
  await runJob(api.app, sweepMailChanges);
  expect((await api.app.pool.query('SELECT FROM mail_changes')).rowCount).toBe(0);
});

test('the old address undoes the change without signing in; every session ends, and one of parallel calls succeeds', async () => {
  await change(newEmail);
  const token = await undoToken(player.email);
  const status = await undo(token, 'undo/status');
  expect(status.body).toMatchObject({ works: true, oldEmail: expect.stringMatching(/^.•••@/u) });
  expect(await emailOf()).toBe(newEmail);
  const undos = await Promise.all(Array.from({ length: 6 }, () => undo(token)));
  expect(undos.map(({ status: at }) => at).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await emailOf()).toBe(player.email);
  expect((await api.request('GET', '/api/user/settings/mail', { as: player })).status).toBe(401);
  expect(refusal(await undo(token))).toMatchObject({ status: 409, type: 'mail_undo_over' });
  expect((await listEmails(player.email)).at(-1)?.subject).toBe('Прежняя почта возвращена — Hoshikraft');
});

test('the first link undoes two changes and voids the later link', async () => {
  const old = player.email;
  await change(newEmail);
  const token = await undoToken(old);
  player = { ...player, email: newEmail };
  await change(`second-${newEmail}`);
  const later = await undoToken(newEmail);
  await undo(token);
  expect(await emailOf()).toBe(old);
  expect((await undo(later)).status).toBe(409);
  expect(await emailOf()).toBe(old);
});

test('the old address is reserved while the change can be undone; a day later it is free and the link is void', async () => {
  await change(newEmail);
  const token = await undoToken(player.email);
  await expect(api.signUp({ email: player.email })).rejects.toThrow('409');
  api.clock.advance(DAY_MS + 1);
  await runJob(api.app, sweepMailChanges);
  expect(refusal(await undo(token))).toMatchObject({ status: 409, type: 'mail_undo_over' });
  await api.signUp({ email: player.email });
});

test('neither codes nor links are stored in the database or the log', async () => {
  await untilNewCode(newEmail);
  const code = await codeTo(newEmail);
  await post('verify', { code });
  const token = await undoToken(player.email);
  const { rows } = await api.app.pool.query<{ row: string }>(
    'SELECT t::text AS row FROM letters t UNION ALL SELECT t::text FROM mail_changes t UNION ALL SELECT t::text FROM mail_undos t',
  );
  const stored = rows.map(({ row }) => row).join('\n') + api.log.join('');
  expect(stored).not.toContain(token);
  expect(stored.match(new RegExp(`\\b${code}\\b`, 'g'))).toBeNull();
  expect(api.log.join('')).not.toContain(newEmail);
});
