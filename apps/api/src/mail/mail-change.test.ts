import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { openMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { refusal, signIn } from '../../testing/players.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { Answer, Credentials, SignedUp, TestApp } from '../../testing/test-app.ts';
import { runJob } from '../jobs/job.ts';
import { sendLetters } from '../letters/send-letters.ts';
import { sweepMailChanges } from './sweep-mail-changes.ts';

type Schemas = components['schemas'];
type MailSettings = Schemas['MailSettings'];

let mailbox: Mailbox;
let api: TestApp;
let player: SignedUp;
let turn = 0;
let fresh = '';
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
  fresh = `fresh${turn}@mail.example`;
  player = await api.signUp();
  await runJob(api.app, sendLetters);
  mailbox.letters.length = 0;
});

const post = <Body = MailSettings>(path: string, body: object, as: Credentials = player): Promise<Answer<Body>> =>
  api.request<Body>('POST', `/api/user/settings/mail/${path}`, {
    as,
    body,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
const settings = async (as: Credentials = player) =>
  (await api.request<MailSettings>('GET', '/api/user/settings/mail', { as })).body;
/** Letters to an address, newest last, and all earlier ones old enough for the next to be asked for. */
const lettersTo = async (address: string) => {
  await runJob(api.app, sendLetters);
  await api.app.pool.query("UPDATE letters SET created_at = created_at - interval '2 minutes'");
  return mailbox.to(address);
};
const codeTo = async (address: string): Promise<string> =>
  /\b\d{6}\b/.exec((await lettersTo(address)).at(-1)?.text ?? '')?.[0] ?? 'no code';
const undoToken = async (address: string): Promise<string> =>
  /undo-email#([\w-]+)/.exec((await lettersTo(address)).at(-1)?.text ?? '')?.[1] ?? 'no token';
/** As from the letter: signed out. */
const undo = (token: string, path = 'undo') =>
  api.request<Schemas['MailUndo']>('POST', `/api/user/settings/mail/${path}`, { body: { token } });
const emailOf = async (): Promise<string | null> =>
  (await api.app.pool.query<{ email: string | null }>('SELECT email FROM players WHERE id = $1', [player.playerId]))
    .rows[0]?.email ?? null;
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const faults = ({ body }: Answer<unknown>) => Object.keys((body as Schemas['Error']).details?.fields ?? {});

/** The first three forms, so that a code is on its way to the new address. */
async function untilNewCode(to: string): Promise<void> {
  await post('reset', {});
  await post('verify', { code: await codeTo(player.email) });
  expect((await post('reset', { email: to })).body).toMatchObject({ form: 'enter_new_code', newEmail: to });
}
async function change(to: string): Promise<void> {
  await untilNewCode(to);
  expect((await post('verify', { code: await codeTo(to) })).status).toBe(200);
}

test('four forms change the address; the old one is told, and both see it in the history', async () => {
  expect(await settings()).toMatchObject({ form: 'send_code', newEmail: null, codeUntil: null, triesLeft: 0 });
  expect((await settings()).email).toMatch(/^.•••@/u);
  expect((await post('reset', {})).body).toMatchObject({ form: 'enter_code', triesLeft: 5 });
  const first = await codeTo(player.email);
  expect((await post('verify', { code: `${first.slice(0, 3)} ${first.slice(3)}` })).body).toMatchObject({
    form: 'new_email',
    codeUntil: null,
  });
  await post('reset', { email: ` ${fresh.toUpperCase()} ` });
  expect(await emailOf()).toBe(player.email);
  expect((await post('verify', { code: await codeTo(fresh) })).body).toMatchObject({ form: 'send_code' });
  expect(await emailOf()).toBe(fresh);
  const told = (await lettersTo(player.email)).at(-1);
  expect(told?.text).toContain('https://play.example/ru/undo-email#');
  expect(told?.html).not.toContain('evil.example');
  expect(told?.text).not.toContain(fresh);
  expect((await lettersTo(fresh)).map(({ subject }) => subject)).toContain('Почта изменена — Hoshikraft');
  const history = await api.request<Schemas['AccountEventList']>('GET', '/api/user/history?target=mail', {
    as: player,
  });
  expect(history.body.items).toMatchObject([{ kind: 'mail_changed' }]);
});

test('another device goes on where the first one stopped, and a reload too', async () => {
  const phone = await signIn(api, player.playerId);
  await api.app.pool.query('UPDATE sessions SET proved_at = $2 WHERE id = $1', [phone.accessId, api.clock.now()]);
  await post('reset', {});
  expect(await settings(phone)).toMatchObject({ form: 'enter_code' });
  await post('verify', { code: await codeTo(player.email) }, phone);
  expect(await settings()).toMatchObject({ form: 'new_email' });
  await post('reset', { email: fresh });
  await post('verify', { code: await codeTo(fresh) }, phone);
  expect(await emailOf()).toBe(fresh);
});

test('an account without an address begins with the new one, and has nothing to undo', async () => {
  await api.app.pool.query('UPDATE players SET email = NULL WHERE id = $1', [player.playerId]);
  expect(await settings()).toMatchObject({ email: null, form: 'new_email' });
  expect(refusal(await post('reset', {}))).toMatchObject({ status: 409, type: 'mail_change_over' });
  await post('reset', { email: fresh });
  await post('verify', { code: await codeTo(fresh) });
  expect(await emailOf()).toBe(fresh);
  expect((await lettersTo(fresh)).at(-1)?.subject).toBe('Почта привязана — Hoshikraft');
});

test('the new address is not asked for before the code of the old one was entered', async () => {
  expect(refusal(await post('reset', { email: fresh }))).toMatchObject({ status: 409, type: 'mail_change_over' });
  await post('reset', {});
  expect(refusal(await post('reset', { email: fresh }))).toMatchObject({ status: 409, type: 'mail_change_over' });
  expect(await lettersTo(fresh)).toEqual([]);
});

test.each(['no-address', 'a@b', 'x@mail.example\r\nBcc: y@mail.example'])('%j is no address', async (email) => {
  await post('reset', {});
  await post('verify', { code: await codeTo(player.email) });
  const answer = await post('reset', { email });
  expect([answer.status, faults(answer)]).toEqual([422, ['email']]);
});

test('the address of now, or that of another account, is refused', async () => {
  const other = await api.signUp();
  await post('reset', {});
  await post('verify', { code: await codeTo(player.email) });
  expect((await post('reset', { email: player.email.toUpperCase() })).status).toBe(422);
  expect(refusal(await post('reset', { email: other.email }))).toMatchObject({ status: 409, type: 'already_taken' });
});

test('an address registered while its code was on the way stays with who was first', async () => {
  await untilNewCode(fresh);
  const code = await codeTo(fresh);
  await api.signUp({ email: fresh });
  expect(refusal(await post('verify', { code }))).toMatchObject({ status: 409, type: 'already_taken' });
  expect(await emailOf()).toBe(player.email);
});

test('a code is tried five times, side by side too; the right one then opens nothing', async () => {
  await post('reset', {});
  const code = await codeTo(player.email);
  const tries = await Promise.all(Array.from({ length: 12 }, () => post('verify', { code: otherThan(code) })));
  expect(tries.map(({ status }) => status)).toEqual(Array(12).fill(422));
  expect(await settings()).toMatchObject({ form: 'enter_code', triesLeft: 0 });
  expect((await post('verify', { code })).status).toBe(422);
  await post('reset', {});
  expect((await post('verify', { code: await codeTo(player.email) })).body).toMatchObject({ form: 'new_email' });
});

test('a code works once, and twins of it change the address once', async () => {
  await untilNewCode(fresh);
  const code = await codeTo(fresh);
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('verify', { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await lettersTo(player.email)).filter(({ text }) => text?.includes('undo-email'))).toHaveLength(1);
});

test('a code that ran out, or was followed by another, is none', async () => {
  await post('reset', {});
  const first = await codeTo(player.email);
  await post('reset', {});
  const second = await codeTo(player.email);
  if (first !== second) expect((await post('verify', { code: first })).status).toBe(422);
  api.clock.advance(10 * MINUTE_MS + 1);
  expect((await post('verify', { code: second })).status).toBe(422);
});

test('a code to one address says nothing for another, nor for another player', async () => {
  await untilNewCode(fresh);
  const code = await codeTo(fresh);
  await post('reset', { email: `other-${fresh}` });
  if (code !== (await codeTo(`other-${fresh}`))) expect((await post('verify', { code })).status).toBe(422);
  const stranger = await api.signUp();
  expect(refusal(await post('verify', { code }, stranger))).toMatchObject({ status: 409, type: 'mail_change_over' });
});

test.each([
  ['""', ''],
  ['null', null],
  ['a list', ['123456']],
  ['a number', 123456],
])('%s is no code and no token', async (_name, value) => {
  await post('reset', {});
  expect((await post('verify', { code: value })).status).toBeGreaterThanOrEqual(400);
  expect((await post('undo', { token: value })).status).toBeGreaterThanOrEqual(400);
  expect(await emailOf()).toBe(player.email);
});

test('letters are counted: one a minute to an address, and none is sent for those refused', async () => {
  await post('reset', {});
  const answer = await post<Schemas['Error']>('reset', {});
  expect(answer.status).toBe(429);
  expect(answer.body.details?.retryAfter).toBeGreaterThan(0);
  expect(await lettersTo(player.email)).toHaveLength(1);
});

test('a proof older than a quarter of an hour is asked for again', async () => {
  api.clock.advance(16 * MINUTE_MS);
  expect(refusal(await post('reset', {}))).toMatchObject({ status: 403, type: 'proof_needed' });
  expect(refusal(await post('verify', { code: '123456' }))).toMatchObject({ status: 403, type: 'proof_needed' });
});

test('a change that is given up, or takes more than an hour, begins anew', async () => {
  await untilNewCode(fresh);
  const given = await api.request('POST', '/api/user/settings/mail/cancel', { as: player });
  expect(given.body).toMatchObject({ form: 'send_code', newEmail: null });
  await untilNewCode(fresh);
  api.clock.advance(HOUR_MS + 1);
  expect(await settings()).toMatchObject({ form: 'send_code' });
  await runJob(api.app, sweepMailChanges);
  expect((await api.app.pool.query('SELECT FROM mail_changes')).rowCount).toBe(0);
});

test('the old address takes the change back, signed out; every session ends, and of parallel links one works', async () => {
  await change(fresh);
  const token = await undoToken(player.email);
  const status = await undo(token, 'undo/status');
  expect(status.body).toMatchObject({ works: true, oldEmail: expect.stringMatching(/^.•••@/u) });
  expect(await emailOf()).toBe(fresh);
  const undos = await Promise.all(Array.from({ length: 6 }, () => undo(token)));
  expect(undos.map(({ status: at }) => at).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await emailOf()).toBe(player.email);
  expect((await api.request('GET', '/api/user/settings/mail', { as: player })).status).toBe(401);
  expect(refusal(await undo(token))).toMatchObject({ status: 409, type: 'mail_undo_over' });
  expect((await lettersTo(player.email)).at(-1)?.subject).toBe('Прежняя почта возвращена — Hoshikraft');
});

test('who changed it twice is undone by the first link, and has no link left', async () => {
  const old = player.email;
  await change(fresh);
  const token = await undoToken(old);
  player = { ...player, email: fresh };
  await change(`second-${fresh}`);
  const later = await undoToken(fresh);
  await undo(token);
  expect(await emailOf()).toBe(old);
  expect((await undo(later)).status).toBe(409);
  expect(await emailOf()).toBe(old);
});

test('nobody registers the old address while it can be taken back; a day later it is free and the link is not', async () => {
  await change(fresh);
  const token = await undoToken(player.email);
  await expect(api.signUp({ email: player.email })).rejects.toThrow('409');
  api.clock.advance(DAY_MS + 1);
  await runJob(api.app, sweepMailChanges);
  expect(refusal(await undo(token))).toMatchObject({ status: 409, type: 'mail_undo_over' });
  await api.signUp({ email: player.email });
});

test('neither codes nor links stand in the database or the log', async () => {
  await untilNewCode(fresh);
  const code = await codeTo(fresh);
  await post('verify', { code });
  const token = await undoToken(player.email);
  const { rows } = await api.app.pool.query<{ row: string }>(
    'SELECT t::text AS row FROM letters t UNION ALL SELECT t::text FROM mail_changes t UNION ALL SELECT t::text FROM mail_undos t',
  );
  const kept = rows.map(({ row }) => row).join('\n') + api.log.join('');
  expect(kept).not.toContain(token);
  expect(kept.match(new RegExp(`\\b${code}\\b`, 'g'))).toBeNull();
  expect(api.log.join('')).not.toContain(fresh);
});
