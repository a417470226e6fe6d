import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { systemClock } from '../clock.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox(() => ({ status: 200 }), systemClock, { SANDBOX_GAME_SERVERS: 'off' });
});
afterEach(() => sandbox.close());

const post = async (path: string, fields: object) => {
  const headers = { 'content-type': 'application/json' };
  return await fetch(`${sandbox.address}${path}`, { method: 'POST', headers, body: JSON.stringify(fields) });
};
const get = async (path: string, language = 'ru') =>
  await fetch(`${sandbox.address}${path}`, { headers: { 'accept-language': language } });

type Told = Record<string, unknown>;
const telegram = async (method: string, fields: object = {}, token = '4202:development-telegram-token') =>
  (await (await post(`/telegram/bot${token}/${method}`, fields)).json()) as Told & { result: Told[] };
const vk = async (method: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams({ access_token: 'development-vk-token-not-for-production', v: '5.199', ...fields });
  return (await (await fetch(`${sandbox.address}/vk/method/${method}`, { method: 'POST', body })).json()) as Told;
};
const pollVk = async (changes: Record<string, string> = {}) => {
  const { response } = (await vk('groups.getLongPollServer')) as { response: Record<string, string> };
  const { server = '', key = '', ts = '' } = response;
  const asked = new URLSearchParams({ act: 'a_check', key, ts, wait: '0', ...changes });
  return (await (await fetch(`${server}?${asked}`)).json()) as { ts: string; updates: Told[]; failed?: number };
};
const said = async (messenger: string, person = 1) => {
  const answer = await get(`/chats.json?messenger=${messenger}&person=${person}`);
  return ((await answer.json()) as { conversation: { text: string }[] }).conversation.map(({ text }) => text);
};

test('what a person writes reaches the Telegram bot, again until it is confirmed, and its answer the person', async () => {
  await post('/chats/telegram/1', { text: '/link CODE' });
  const { result } = await telegram('getUpdates', { timeout: 0 });
  expect(result).toMatchObject([
    { message: { text: '/link CODE', chat: { id: 620_000_001, type: 'private' }, from: { first_name: 'Mira' } } },
  ]);
  expect((await telegram('getUpdates', { timeout: 0 })).result).toEqual(result);
  const next = Number(result[0]?.['update_id']) + 1;
  expect((await telegram('getUpdates', { timeout: 0, offset: next })).result).toEqual([]);
  expect((await telegram('getUpdates', { timeout: 0 })).result).toEqual([]);
  await telegram('sendMessage', { chat_id: 620_000_001, text: 'Linked.' });
  expect(await said('telegram')).toEqual(['/link CODE', 'Linked.']);
});

test('a poll of Telegram waits for a message, and gives way to the next poll', async () => {
  const polls = [telegram('getUpdates', { timeout: 50 }), telegram('getUpdates', { timeout: 50 })];
  // Whichever came first.
  expect(await Promise.race(polls)).toMatchObject({ ok: false, error_code: 409 });
  await post('/chats/telegram/1', { text: 'hello' });
  const answers = await Promise.all(polls);
  expect(answers.filter(({ ok }) => ok === true)).toMatchObject([{ result: [{ message: { text: 'hello' } }] }]);
});

test('what a person writes reaches the VK bot, and its answer, sent twice, the person once', async () => {
  const { ts } = await pollVk();
  await post('/chats/vk/1', { text: '/link CODE' });
  const { updates } = await pollVk({ ts });
  expect(updates).toMatchObject([
    { type: 'message_new', object: { message: { text: '/link CODE', from_id: 510_000_001, peer_id: 510_000_001 } } },
  ]);
  for (const random_id of ['5', '5', '6'])
    await vk('messages.send', { user_id: '510000001', message: `Linked ${random_id}.`, random_id });
  expect(await said('vk')).toEqual(['/link CODE', 'Linked 5.', 'Linked 6.']);
});

test('VK sends readers of another time elsewhere', async () => {
  expect(await pollVk({ key: 'old' })).toEqual({ failed: 2 });
  expect(await pollVk({ ts: '999999' })).toMatchObject({ failed: 1 });
});

test('a bot cannot write first, and cannot be used without its token', async () => {
  expect(await telegram('sendMessage', { chat_id: 620_000_002, text: 'hi' })).toMatchObject({ error_code: 403 });
  expect(await vk('messages.send', { user_id: '510000002', message: 'hi', random_id: '1' })).toMatchObject({
    error: { error_code: 901 },
  });
  expect(await telegram('getMe', {}, '1:guessed')).toMatchObject({ ok: false, error_code: 401 });
  expect(await vk('groups.getById', { access_token: 'guessed' })).toMatchObject({ error: { error_code: 5 } });
  expect(await telegram('constructor')).toMatchObject({ error_code: 404 });
});

test('a group is joined, written to and left, which both bots can ask about', async () => {
  const { ts } = await pollVk();
  for (const messenger of ['telegram', 'vk']) {
    expect((await post(`/chats/${messenger}/1/group`, { action: 'write', text: 'too early' })).status).toBe(422);
    await post(`/chats/${messenger}/1/group`, { action: 'join' });
    await post(`/chats/${messenger}/1/group`, { action: 'write', text: 'hello all' });
  }
  const member = () => telegram('getChatMember', { chat_id: -1_001_000_004_202, user_id: 620_000_001 });
  expect(await member()).toMatchObject({ result: { status: 'member' } });
  expect(await telegram('getChatMemberCount')).toMatchObject({ result: 1 });
  expect(await vk('groups.isMember', { group_id: '4202', user_id: '510000001' })).toEqual({ response: 1 });
  expect((await pollVk({ ts })).updates).toMatchObject([{ type: 'group_join' }, { type: 'wall_reply_new' }]);
  expect((await telegram('getUpdates', { timeout: 0 })).result).toMatchObject([
    { message: { new_chat_members: [{ id: 620_000_001 }] } },
    { message: { chat: { type: 'supergroup' }, text: 'hello all' } },
  ]);
  await post('/chats/telegram/1/group', { action: 'leave' });
  expect(await member()).toMatchObject({ result: { status: 'left' } });
});

test.each([
  ['denied', { error_code: 403 }, { error: { error_code: 901 } }],
  ['busy', { error_code: 429, parameters: { retry_after: 2 } }, { error: { error_code: 6 } }],
])('messengers that are %s say so, and write nothing', async (kind, byTelegram, byVk) => {
  await post('/chats/telegram/1', { text: 'hello' });
  await post('/chats/vk/1', { text: 'hello' });
  await sandbox.fault({ of: 'telegram', kind, count: 1 });
  await sandbox.fault({ of: 'vk_bot', kind, count: 1 });
  expect(await telegram('sendMessage', { chat_id: 620_000_001, text: 'hi' })).toMatchObject(byTelegram);
  expect(await vk('messages.send', { user_id: '510000001', message: 'hi', random_id: '1' })).toMatchObject(byVk);
  expect([await said('telegram'), await said('vk')]).toEqual([['hello'], ['hello']]);
});

test('an answer that is shown in silence, and messengers in trouble', async () => {
  await post('/chats/telegram/1', { text: 'hello' });
  await sandbox.fault({ of: 'telegram', kind: 'unanswered', count: 1 });
  await expect(telegram('sendMessage', { chat_id: 620_000_001, text: 'hi' })).rejects.toThrow('fetch failed');
  expect(await said('telegram')).toEqual(['hello', 'hi']);
  for (const [of, call] of [
    ['telegram', () => telegram('getMe')],
    ['vk_bot', () => vk('groups.getById')],
  ] as const) {
    await sandbox.fault({ of, kind: 'down', count: 1 });
    await expect(call()).rejects.toThrow('fetch failed');
    await sandbox.fault({ of, kind: 'garbage', count: 1 });
    await expect(call()).rejects.toThrow('JSON');
    await call();
  }
});

test.each([
  ['ru', 'Mira и бот, Telegram', 'Отправить'],
  ['en', 'Mira and the bot, Telegram', 'Send'],
])('the page of a chat speaks %s, and what is said there is text', async (language, title, button) => {
  await post('/chats/telegram/1', { text: '<script>alert(1)</script>' });
  const answer = await get('/chats/telegram/1', language);
  const page = await answer.text();
  for (const part of [`<h1>${title}</h1>`, button, '&lt;script&gt;alert(1)']) expect(page).toContain(part);
  const nonce = /nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(page.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
});

test('chats that are not there, and what is no message', async () => {
  for (const path of ['/chats/icq/1', '/chats/telegram/99', '/chats.json?messenger=telegram&person=99'])
    expect((await get(path)).status).toBe(404);
  expect((await post('/chats/telegram/1', { text: ' ' })).status).toBe(422);
  const added = await fetch(`${sandbox.address}/chats/telegram`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Нобу' }),
  });
  expect(await added.text()).toContain('Нобу');
});
