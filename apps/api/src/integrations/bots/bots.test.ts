import { MINUTE_MS } from '@hoshikraft/shared';
import { until } from '@hoshikraft/testkit/until';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { type BotCommands, BotRefused, BotUnavailable } from './bot.ts';
import { addBotMessage, claimBotMessages, decryptBotMessage } from './bots-repository.ts';
import { deliverBotMessages } from './deliver.ts';
import { receiveBotMessage } from './receive.ts';
import { startBots } from './start-bots.ts';
import { sweepBotTraffic } from './sweep-bot-traffic.ts';
import { scriptedBot } from './testing/scripted-bot.ts';

let api: TestApp;
let messenger: ReturnType<typeof scriptedBot>;
let done: string[];
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.app.pool.query('TRUNCATE bot_messages, bot_updates, bot_readers');
  messenger = scriptedBot();
  done = [];
});

const commands: BotCommands = {
  async link(_trx, _app, { senderId }, argument) {
    done.push(`${senderId} ${argument}`);
    return `Linked with ${argument}.`;
  },
  async breaks(trx) {
    await trx.insertInto('bot_readers').values({ messenger: 'half done' }).execute();
    throw new Error('a fault of ours');
  },
};
const receive = (message: ReturnType<typeof messenger.write>) => receiveBotMessage(api.app, commands, message);
const owed = async () =>
  (await api.app.db.selectFrom('bot_messages').selectAll().orderBy('id').execute()).map((row) =>
    decryptBotMessage(api.app, 'telegram', row),
  );
const owe = (text: string, goodForMs = MINUTE_MS * 10) => {
  const now = api.clock.now();
  const expiresAt = new Date(now.getTime() + goodForMs);
  return addBotMessage(api.app.db, api.app, { messenger: 'telegram', recipientId: '7', text, now, expiresAt });
};
const deliver = () => deliverBotMessages(api.app, messenger.bot);

test.each(['/link CODE', '/LINK   CODE', '/link@HoshikraftBot CODE', '  /link CODE\n'])(
  '%j is the command with its argument',
  async (text) => {
    await receive(messenger.write(text));
    expect([done, await owed()]).toEqual([['7 CODE'], ['Linked with CODE.']]);
  },
);

test.each(['hello', '/start', '/constructor', 'link CODE', ''])('%j gets the help text as reply', async (text) => {
  await receive(messenger.write(text));
  expect(await owed()).toEqual([expect.stringContaining('/link')]);
});

test('replies are in the language that the linked player chose last, else in that of the messenger', async () => {
  const { db } = api.app;
  const { id } = await db.insertInto('players').values({ login: 'Kitsune' }).returning('id').executeTakeFirstOrThrow();
  const factor = { player_id: id, messenger: 'telegram', subject: '7', name: 'Mira', linked_at: api.clock.now() };
  await db.insertInto('bot_factors').values(factor).execute();
  for (const locale of ['ru', 'en', null]) {
    await db.updateTable('players').set({ locale }).where('id', '=', id).execute();
    await receive(messenger.write('hello'));
    await receive(messenger.write('/breaks'));
  }
  await db.deleteFrom('players').where('id', '=', id).execute();
  const languages = (await owed()).map((text) => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en'));
  expect(languages).toEqual(['ru', 'ru', 'en', 'en', 'en', 'en']);
});

test('a message delivered twice, even in parallel, is handled once', async () => {
  const message = messenger.write('/link CODE');
  await Promise.all([receive(message), receive(message), receive(message)]);
  await receive(message);
  expect([done, await owed()]).toEqual([['7 CODE'], ['Linked with CODE.']]);
});

test('a failed command changes nothing, and the sender gets an error reply', async () => {
  await receive(messenger.write('/breaks'));
  expect(await owed()).toEqual([expect.stringContaining('went wrong')]);
  const { rows } = await api.app.pool.query('SELECT 1 FROM bot_readers');
  expect(rows).toEqual([]);
});

test('a sender who exceeds the limit gets no replies, others do', async () => {
  for (let count = 0; count < 40; count += 1) await receive(messenger.write('/link CODE'));
  expect(done).toHaveLength(15);
  await receive(messenger.write('/link OTHER', '8'));
  expect(done).toHaveLength(16);
  api.clock.advance(MINUTE_MS + 1);
  await receive(messenger.write('/link CODE'));
  expect(done).toHaveLength(17);
});

test('a queued message is encrypted and bound to its recipient', async () => {
  await owe('123456 is the code');
  const { rows } = await api.app.pool.query<{ row: string }>('SELECT bot_messages::text AS row FROM bot_messages');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(Buffer.from('123456 is').toString('hex'));
  await api.app.pool.query("UPDATE bot_messages SET recipient_id = '8'");
  await expect(owed()).rejects.toThrow();
  await deliver();
  expect(messenger.sent).toEqual([]);
});

test('messages are sent in order, once', async () => {
  for (const text of ['first', 'second', 'third']) await owe(text);
  await deliver();
  expect(messenger.sent.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  expect(await owed()).toEqual([]);
});

test('two processes that send in parallel send each message once', async () => {
  for (let count = 0; count < 30; count += 1) await owe(`message ${count}`);
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([deliver(), deliver()]);
  expect(messenger.sent).toHaveLength(30);
  expect(new Set(messenger.sent.map(({ id }) => id)).size).toBe(30);
});

test('a message that cannot be sent is retried with backoff', async () => {
  await owe('patient');
  messenger.state.down = true;
  const waits = [1000, 2000, 4000];
  for (const wait of waits) {
    await deliver();
    const before = messenger.state.sends;
    api.clock.advance(wait - 1);
    await deliver();
    expect(messenger.state.sends).toBe(before);
    api.clock.advance(1);
  }
  messenger.state.down = false;
  await deliver();
  expect([messenger.sent.map(({ text }) => text), await owed()]).toEqual([['patient'], []]);
});

test('the retry delay that a messenger requires is respected', async () => {
  await owe('later');
  messenger.failOnce(new BotUnavailable('too many', { waitMs: 30_000 }));
  await deliver();
  api.clock.advance(29_999);
  await deliver();
  expect(messenger.sent).toEqual([]);
  api.clock.advance(1);
  await deliver();
  expect(messenger.sent).toHaveLength(1);
});

test('a user who blocked the bot is sent a message only once', async () => {
  await owe('unwanted');
  messenger.failOnce(new BotRefused('blocked'));
  await deliver();
  await deliver();
  expect(messenger.state.sends).toBe(1);
});

test('an expired code is not sent, and deleted', async () => {
  await owe('code 123456', MINUTE_MS);
  api.clock.advance(MINUTE_MS);
  await deliver();
  expect(messenger.state.sends).toBe(0);
  await runJob(api.app, sweepBotTraffic);
  expect(await owed()).toEqual([]);
});

test('a process that shuts down releases its claimed messages', async () => {
  await owe('for others');
  api.app.state.draining = true;
  await deliver();
  api.app.state.draining = false;
  expect(messenger.state.sends).toBe(0);
  await deliver();
  expect(messenger.sent.map(({ text }) => text)).toEqual(['for others']);
});

test('messages claimed by a dead process are sent by another after a minute', async () => {
  await owe('left behind');
  const now = api.clock.now();
  await claimBotMessages(api.app.db, 'telegram', now, new Date(now.getTime() + MINUTE_MS), 10);
  await deliver();
  expect(messenger.state.sends).toBe(0);
  api.clock.advance(MINUTE_MS);
  await deliver();
  expect(messenger.sent.map(({ text }) => text)).toEqual(['left behind']);
});

let stops: (() => Promise<void>)[] = [];
const start = () => stops.push(startBots(api.app, [messenger.bot], commands));
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

test('a sender gets one reply from several processes', async () => {
  for (let count = 0; count < 3; count += 1) start();
  messenger.write('/link CODE');
  await until(() => messenger.sent.length > 0);
  messenger.write('/link MORE');
  await until(() => messenger.sent.length > 1);
  expect(done).toEqual(['7 CODE', '7 MORE']);
});

test('an unavailable messenger is polled again, and messages from the meantime get replies', async () => {
  messenger.state.down = true;
  start();
  messenger.write('/link CODE');
  await until(() => messenger.state.polls > 1);
  messenger.state.down = false;
  await until(() => messenger.sent.length > 0);
  expect(done).toEqual(['7 CODE']);
  expect(api.log.filter((line) => line.includes('does not work for now'))).toHaveLength(1);
});

test('the next process continues at the saved position', async () => {
  start();
  messenger.write('/link FIRST');
  await until(() => messenger.sent.length > 0);
  await stops.pop()?.();
  messenger.write('/link SECOND');
  start();
  await until(() => messenger.sent.length > 1);
  expect(done).toEqual(['7 FIRST', '7 SECOND']);
});
