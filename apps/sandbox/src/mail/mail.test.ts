import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { systemClock } from '../clock.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { Letter } from './inbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox(() => ({ status: 200 }), systemClock, { SANDBOX_GAME_SERVERS: 'off' });
});
afterEach(() => sandbox.close());

const send = (subject = 'Код для входа: 123456', to = 'mira@mail.example', timeouts = {}) => {
  const transport = createTransport({ url: `smtp://any:thing@127.0.0.1:${sandbox.smtpPort}`, ...timeouts });
  return transport.sendMail({
    from: 'Hoshikraft <no-reply@hoshikraft.example>',
    to,
    subject,
    text: 'Ваш код: 123456',
    html: '<img src="cid:night" alt="" /><p>Ваш код: <b>123456</b></p><script>document.title = "run"</script><a href="https://site.example/">Сайт</a>',
    messageId: '<letter-1@hoshikraft.example>',
    attachments: [{ cid: 'night', filename: 'night.png', contentType: 'image/png', content: Buffer.from('picture') }],
  });
};
const get = async (path: string, language = 'ru') =>
  await fetch(`${sandbox.address}${path}`, { headers: { 'accept-language': language } });
const inbox = async (to = '') => (await (await get(`/mail.json?to=${encodeURIComponent(to)}`)).json()) as Letter[];

test('a sent email is in the inbox unchanged, and is found by its address', async () => {
  await send();
  await send('Other', 'daichi@mail.example');
  expect(await inbox()).toHaveLength(2);
  expect(await inbox('MIRA@mail.example')).toMatchObject([
    {
      subject: 'Код для входа: 123456',
      from: 'no-reply@hoshikraft.example',
      to: ['mira@mail.example'],
      text: expect.stringContaining('Ваш код: 123456'),
      html: expect.stringContaining('<b>123456</b>'),
      messageId: '<letter-1@hoshikraft.example>',
    },
  ]);
});

test.each([
  ['ru', 'Почта', 'Кому'],
  ['en', 'Inbox', 'To'],
])('a person reads it on a page in %s', async (language, title, to) => {
  await send('<b>Subject</b>');
  const [letter] = await inbox();
  expect(await (await get('/mail', language)).text()).toContain(`<h1>${title}</h1>`);
  const page = await (await get(`/mail/${letter?.id}`, language)).text();
  expect(page).toContain(`${to}: <a href="/mail?to=mira%40mail.example">`);
  expect(page).toContain('&lt;b&gt;Subject&lt;/b&gt;');
  expect(page).toContain(`src="/mail/${letter?.id}/html"`);
});

test('pictures that come with a letter are shown in it', async () => {
  await send();
  const [letter] = await inbox();
  const drawn = await (await get(`/mail/${letter?.id}/html`)).text();
  expect(drawn).toContain(`<img src="data:image/png;base64,${Buffer.from('picture').toString('base64')}"`);
});

test('what a letter holds runs nothing', async () => {
  await send();
  const [letter] = await inbox();
  const { headers } = await get(`/mail/${letter?.id}/html`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).not.toMatch(/script/);
});

test('a letter that is not there is said', async () => {
  expect((await get('/mail/none')).status).toBe(404);
  expect((await get('/mail/none/html')).status).toBe(404);
});

test.each([
  ['down', /ECONNRESET|closed|socket/i],
  ['garbage', /greeting|closed/i],
  ['denied', /No such mailbox/],
  ['busy', /Try again later/],
])('mail that is %s fails as such servers do, once, and then works', async (kind, message) => {
  await sandbox.fault({ of: 'mail', kind, count: 1 });
  await expect(send()).rejects.toThrow(message);
  expect(await inbox()).toEqual([]);
  await send();
  expect(await inbox()).toHaveLength(1);
});

test('mail that is slow keeps senders waiting, not others', async () => {
  await sandbox.fault({ of: 'mail', kind: 'slow', count: 1, ms: 600_000 });
  await expect(send('late', 'mira@mail.example', { greetingTimeout: 200 })).rejects.toThrow(/greeting/i);
  await send();
  expect(await inbox()).toHaveLength(1);
});

test('a refusal is for ever, "busy" is for now: by their codes', async () => {
  await sandbox.fault({ of: 'mail', kind: 'denied', count: 1 });
  await expect(send()).rejects.toMatchObject({ responseCode: 550 });
  await sandbox.fault({ of: 'mail', kind: 'busy', count: 1 });
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
});

test('a letter that is taken in silence is there, and the sender cannot know', async () => {
  await sandbox.fault({ of: 'mail', kind: 'unanswered', count: 1 });
  await expect(send()).rejects.toThrow();
  expect(await inbox()).toHaveLength(1);
});
