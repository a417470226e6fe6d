import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createLog } from '../../log.ts';
import { type Bot, BotRefused, BotUnavailable } from './bot.ts';
import { telegramBot } from './telegram.ts';
import { vkBot } from './vk-bot.ts';

const TELEGRAM_TOKEN = '77:the-secret-of-telegram';
const VK_TOKEN = 'the-secret-of-vk';
const ending = new AbortController().signal;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Call {
  path: string;
  body: string;
}
type Answer = (call: Call, response: ServerResponse) => void;

const listen = async (answer: Answer): Promise<{ telegram: Bot; vk: Bot; calls: Call[] }> => {
  const calls: Call[] = [];
  server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      const call = { path: request.url ?? '', body };
      calls.push(call);
      answer(call, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    telegram: telegramBot({ apiRoot: root, token: TELEGRAM_TOKEN, groupId: '-100' }),
    vk: vkBot({ apiRoot: `${root}/method`, token: VK_TOKEN, groupId: '12' }),
    calls,
  };
};
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** VK's two calls of a poll: the address of the long-poll server, and its events. */
const vkAnswers =
  (poll: object): Answer =>
  ({ path }, response) => {
    const root = `http://127.0.0.1:${(server?.address() as AddressInfo).port}`;
    if (path.startsWith('/method/')) json(response, { response: { key: 'k', server: `${root}/poll`, ts: '5' } });
    else json(response, poll);
  };

const inTrouble: [string, Answer][] = [
  ['hangs up', (_call, response) => void response.destroy()],
  ['answers a page', (_call, response) => void response.end('<html>')],
  ['breaks', (_call, response) => void json(response, { error: 'no' }, 502)],
  ['answers something else', (_call, response) => void json(response, [])],
];
for (const messenger of ['telegram', 'vk'] as const)
  test.each(inTrouble)(`${messenger} that %s is unavailable, and no secret is logged`, async (_name, answer) => {
    const { [messenger]: bot } = await listen(answer);
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    for (const attempt of [bot.poll('3', ending), bot.send('7', 'code 123456', '1'), bot.isMember?.('7', ending)]) {
      const error: unknown = await attempt?.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(BotUnavailable);
      log.warn({ err: error }, 'failed');
    }
    expect(lines.join('')).not.toMatch(/the-secret|123456/);
  });

test('an unreachable messenger is unavailable', async () => {
  const telegram = telegramBot({ apiRoot: 'http://127.0.0.1:9', token: TELEGRAM_TOKEN, groupId: null });
  const vk = vkBot({ apiRoot: 'http://127.0.0.1:9', token: VK_TOKEN, groupId: '12' });
  for (const bot of [telegram, vk]) await expect(bot.poll(null, ending)).rejects.toBeInstanceOf(BotUnavailable);
});

const person = { id: 7, is_bot: false, first_name: 'Mira', language_code: 'en' };
const update = (update_id: number, message: object) => ({
  update_id,
  message: { message_id: 1, date: 0, chat: { id: 7, type: 'private' }, from: person, ...message },
});

test('private text messages from Telegram are handled, and all updates are confirmed', async () => {
  const result = [
    update(8, { text: '/link CODE' }),
    update(9, { text: 'in a group', chat: { id: -100, type: 'supergroup' } }),
    update(10, { photo: [] }),
    update(11, { text: 'beep', from: { ...person, is_bot: true } }),
    update(13, { text: 'in a strange group', chat: { id: -200, type: 'supergroup' }, from: { ...person, id: 9 } }),
    update(14, { new_chat_members: [person], chat: { id: -100, type: 'supergroup' }, from: { ...person, id: 10 } }),
    update(12, { text: 'привет', from: { ...person, language_code: 'ru-RU' } }),
  ];
  const { telegram, calls } = await listen((_call, response) => void json(response, { ok: true, result }));
  const { messages, groupWriters, position } = await telegram.poll('8', ending);
  expect(groupWriters).toEqual(['7']);
  expect(messages).toEqual([
    { messenger: 'telegram', updateId: '8', senderId: '7', senderName: 'Mira', text: '/link CODE', locale: 'en' },
    { messenger: 'telegram', updateId: '12', senderId: '7', senderName: 'Mira', text: 'привет', locale: 'ru' },
  ]);
  expect(position).toBe('13');
  expect([calls[0]?.path, JSON.parse(calls[0]?.body ?? '')]).toMatchObject([
    `/bot${TELEGRAM_TOKEN}/getUpdates`,
    { offset: 8, timeout: 25, allowed_updates: ['message'] },
  ]);
});

test.each([
  [403, {}, BotRefused, undefined],
  [400, {}, BotRefused, undefined],
  [429, { parameters: { retry_after: 17 } }, BotUnavailable, 17_000],
  [401, {}, BotUnavailable, 0],
  [409, {}, BotUnavailable, 0],
  [500, {}, BotUnavailable, 0],
])('the error %i of Telegram is classified', async (code, more, kind, waitMs) => {
  const { telegram } = await listen(
    (_call, response) => void json(response, { ok: false, error_code: code, description: 'no', ...more }, code),
  );
  const error: unknown = await telegram.send('7', 'text', '1').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(kind);
  expect((error as BotUnavailable).waitMs).toBe(waitMs);
});

test('private text messages from VK are handled', async () => {
  const event = (type: string, object: object) => ({ type, event_id: 'e1', object });
  const text = { from_id: 7, peer_id: 7, text: '/link CODE' };
  const updates = [
    event('message_new', { message: text }),
    event('message_new', { message: { ...text, peer_id: 2_000_000_001 } }),
    event('message_new', { message: { ...text, from_id: -12, peer_id: -12 } }),
    event('group_join', { user_id: 9 }),
    event('wall_reply_new', { from_id: 8, text: 'in the group' }),
    event('wall_reply_new', { from_id: -12, text: 'by the group itself' }),
    event('message_new', {}),
    null,
  ];
  const { vk, calls } = await listen(vkAnswers({ ts: '9', updates }));
  expect(await vk.poll(null, ending)).toEqual({
    messages: [{ messenger: 'vk', updateId: 'e1', senderId: '7', senderName: '', text: '/link CODE', locale: 'ru' }],
    groupWriters: ['7', '7', '8'],
    position: '9',
  });
  expect(calls[1]?.path).toContain('/poll?act=a_check&key=k&ts=5&wait=25');
});

test.each([
  [{ failed: 1, ts: '20' }, '20'],
  [{ failed: 2 }, '3'],
  [{ failed: 3 }, '5'],
])('polling continues after the VK response %j', async (answer, position) => {
  const { vk } = await listen(vkAnswers(answer));
  expect(await vk.poll('3', ending)).toEqual({ messages: [], groupWriters: [], position });
});

test('a message to VK has the same random_id when it is sent again', async () => {
  const { vk, calls } = await listen((_call, response) => void json(response, { response: 1 }));
  await vk.send('7', 'text', '5');
  await vk.send('7', 'text', '5');
  await vk.send('7', 'text', '6');
  const numbers = calls.map(({ body }) => new URLSearchParams(body).get('random_id'));
  expect(numbers).toEqual(['6', '6', '7']);
});

test.each([
  [901, BotRefused],
  [6, BotUnavailable],
  [5, BotUnavailable],
])('the error %i of VK is classified', async (error_code, kind) => {
  const { vk } = await listen((_call, response) => void json(response, { error: { error_code, error_msg: 'no' } }));
  await expect(vk.send('7', 'text', '1')).rejects.toBeInstanceOf(kind);
});

test.each([
  [{ status: 'member' }, true],
  [{ status: 'creator' }, true],
  [{ status: 'restricted', is_member: true }, true],
  [{ status: 'restricted', is_member: false }, false],
  [{ status: 'left' }, false],
  [{ status: 'kicked' }, false],
])('a Telegram member with %j is in the group: %s', async (result, expected) => {
  const { telegram, calls } = await listen((_call, response) => void json(response, { ok: true, result }));
  expect(await telegram.isMember?.('7', ending)).toBe(expected);
  expect(calls[0]?.path).toBe(`/bot${TELEGRAM_TOKEN}/getChatMember`);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ chat_id: '-100', user_id: 7 });
});

test.each([
  ['Bad Request: user not found', false],
  ['Bad Request: PARTICIPANT_ID_INVALID', false],
  ['Bad Request: chat not found', BotUnavailable],
])('the Telegram error "%s" for a member is classified', async (description, expected) => {
  const { telegram } = await listen(
    (_call, response) => void json(response, { ok: false, error_code: 400, description }, 400),
  );
  const outcome: unknown = await telegram.isMember?.('7', ending).catch((error: unknown) => error);
  if (expected === false) expect(outcome).toBe(false);
  else expect(outcome).toBeInstanceOf(expected);
});

test.each([
  [1, true],
  [0, false],
])('the VK response %i gives the membership', async (response_, expected) => {
  const { vk, calls } = await listen((_call, response) => void json(response, { response: response_ }));
  expect(await vk.isMember?.('7', ending)).toBe(expected);
  expect(calls[0]?.path).toBe('/method/groups.isMember');
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toMatchObject({ group_id: '12', user_id: '7' });
});

test.each(['telegram', 'vk'] as const)('a %s call without a response times out', async (messenger) => {
  const { [messenger]: bot } = await listen(() => undefined);
  await expect(bot.isMember?.('7', AbortSignal.timeout(50))).rejects.toBeInstanceOf(BotUnavailable);
});
