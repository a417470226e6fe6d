import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SocketMessage } from '@hoshikraft/launcher-contract';
import type { Report } from '../../install/installer.ts';
import { fakeGameLog } from '../../testing/fake-game-log.ts';
import { HITECH, PLAYER, report, untilCancelled } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';
import { openPage } from '../../testing/socket-page.ts';
import type { SocketPage } from '../../testing/socket-page.ts';

let it: RunningTestService;
let game: ReturnType<typeof fakeGameLog>;
const pages: SocketPage[] = [];
beforeEach(async () => {
  game = fakeGameLog();
  it = await runService({ integrations: { gameLog: game } });
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()));
  await it.close();
});

async function open(options: { query?: string; origin?: string } = {}): Promise<SocketPage> {
  const page = await openPage(it.service, options);
  pages.push(page);
  return page;
}

const launch = () => it.call('POST', '/launch', { body: { client: HITECH, player: PLAYER } });
const seqs = (messages: SocketMessage[]): number[] => messages.map(({ seq }) => seq);
const numbers = (page: SocketPage): number[] =>
  page.of('logs').flatMap(({ lines }) => lines.map(({ number }) => number));

async function download(): Promise<Report> {
  const reporter = Promise.withResolvers<Report>();
  it.installer.steps.install = (sendProgress, signal) => {
    reporter.resolve(sendProgress);
    return untilCancelled(sendProgress, signal);
  };
  await launch();
  return reporter.promise;
}

test('a page gets a greeting, then the complete state', async () => {
  game.say('one', 'two');
  const page = await open();
  await page.until(() => page.messages.length === 3);
  expect(page.messages).toMatchObject([
    { type: 'hello', protocol: 1, lastSeq: 1, reset: true, serviceVersion: '0.1.0', minUiVersion: '0.1.0' },
    { type: 'state', state: { status: 'idle' } },
    {
      type: 'logs',
      reset: true,
      dropped: 0,
      lines: [
        { number: 1, text: 'one' },
        { number: 2, text: 'two' },
      ],
    },
  ]);
  expect(new Set(page.messages.map(({ epoch }) => epoch)).size).toBe(1);
});

test('then it gets all events, in order and without a gap', async () => {
  const page = await open();
  await launch();
  await page.until(() => page.of('state').some(({ state }) => state.running !== null));
  it.runner.games[0]?.ready();
  await page.until(() => page.of('state').at(-1)?.state.status === 'idle');
  const news = seqs(page.messages.slice(3));
  expect(news).toEqual(news.map((_, index) => index + 1));
  expect(page.of('state').map(({ state }) => state.status)).toEqual([
    'idle',
    'verify',
    'downloadFiles',
    'startClient',
    'startClient',
    'idle',
  ]);
});

test('a page that reconnects gets only the missed messages', async () => {
  const first = await open();
  game.say('one');
  await first.until(() => numbers(first).length === 1);
  const last = first.messages.at(-1) as SocketMessage;
  await first.close();
  game.say('two');
  await launch();
  await it.until(({ running }) => running !== null);
  const second = await open({ query: `?epoch=${last.epoch}&seq=${last.seq}` });
  await second.until(() => second.of('state').some(({ state }) => state.running !== null));
  expect(second.messages[0]).toMatchObject({ type: 'hello', reset: false, seq: last.seq });
  const missed = second.messages.slice(1);
  expect(seqs(missed)).toEqual(missed.map((_, index) => last.seq + 1 + index));
  expect(missed[0]).toMatchObject({ type: 'logs', reset: false, lines: [{ number: 2, text: 'two' }] });
});

test('a page that missed nothing gets only the greeting', async () => {
  const first = await open();
  game.say('one');
  await first.until(() => numbers(first).length === 1);
  const { epoch, seq } = first.messages.at(-1) as SocketMessage;
  const second = await open({ query: `?epoch=${epoch}&seq=${seq}` });
  await delay(100);
  expect(second.messages).toMatchObject([{ type: 'hello', reset: false, lastSeq: seq }]);
});

describe('sends the last 2,000 lines again', () => {
  beforeEach(() => game.say(...Array.from({ length: 5000 }, (_, index) => `line ${index + 1}`)));
  const stranger = '00000000-0000-4000-8000-000000000000';
  test.each([
    ['for another run of the service', () => `?epoch=${stranger}&seq=1`],
    ['for a message that was never sent', (epoch: string) => `?epoch=${epoch}&seq=99999`],
    ['for what makes no sense', (epoch: string) => `?epoch=${epoch}&seq=-1`],
    ['for what makes no sense at all', (epoch: string) => `?epoch=${epoch}&seq=many`],
    ['for who never was there', () => ''],
  ])('%s', async (_name, query) => {
    const { epoch } = (await open()).messages[0] as SocketMessage;
    const page = await open({ query: query(epoch) });
    await page.until(() => page.messages.length === 3);
    expect(page.messages[0]).toMatchObject({ type: 'hello', reset: true });
    expect(page.messages[2]).toMatchObject({ type: 'logs', reset: true, dropped: 0 });
    expect([numbers(page).length, numbers(page)[0], numbers(page).at(-1)]).toEqual([2000, 3001, 5000]);
  });

  test('for a page that was disconnected too long', async () => {
    const { epoch } = (await open()).messages[0] as SocketMessage;
    for (let batch = 0; batch < 20; batch += 1) game.say(...Array.from({ length: 1500 }, () => 'more'));
    const page = await open({ query: `?epoch=${epoch}&seq=1` });
    await page.until(() => page.messages.length === 3);
    expect(page.messages[0]).toMatchObject({ reset: true });
    expect(numbers(page).at(-1)).toBe(35_000);
  });
});

test('progress is sent at most five times a second, never decreases, and ends with the newest', async () => {
  const page = await open();
  const sendProgress = await download();
  let bytes = 0;
  for (let step = 0; page.of('progress').length < 8; step += 1) {
    bytes += 7;
    // As from several connections: some reports are older than the previous one.
    const behind = step % 3 === 0 ? 50 : 0;
    sendProgress(
      report({
        downloadedBytes: Math.max(0, bytes - behind),
        totalBytes: 1_000_000,
        files: { done: step % 5, total: 9 },
      }),
    );
    await delay(2);
  }
  // The last report arrives, however late on a busy machine.
  sendProgress(report({ downloadedBytes: 1, totalBytes: 1_000_000, phase: 'waiting_network' }));
  await page.until(() => page.of('progress').at(-1)?.progress.phase === 'waiting_network');
  const messages = page.of('progress');
  const times = messages.map(({ ts }) => Date.parse(ts));
  for (const from of times)
    expect(times.filter((time) => time >= from && time < from + 990).length).toBeLessThanOrEqual(5);
  const downloaded = messages.map(({ progress }) => progress.downloadedBytes);
  expect(downloaded).toEqual([...downloaded].sort((a, b) => a - b));
  const done = messages.map(({ progress }) => progress.files.done);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(messages.at(-1)?.progress).toMatchObject({ downloadedBytes: downloaded.at(-1), files: { done: done.at(-1) } });
});

test('progress of another phase or job starts from its own beginning', async () => {
  const page = await open();
  const sendProgress = await download();
  sendProgress(report({ downloadedBytes: 140 }));
  await page.until(() => page.of('progress').length === 1);
  sendProgress(report({ downloadedBytes: 3, phase: 'applying' }));
  await page.until(() => page.of('progress').length === 2);
  expect(page.of('progress').at(-1)?.progress.downloadedBytes).toBe(3);
  await it.call('POST', '/cancel', { body: {} });
  (await download())(report({ downloadedBytes: 5 }));
  await page.until(() => page.of('progress').length === 3);
  expect(page.of('progress').at(-1)?.progress.downloadedBytes).toBe(5);
});

test('no progress of files is sent after the game starts', async () => {
  const page = await open();
  it.installer.steps.install = (sendProgress) => {
    for (let files = 0; files < 10; files += 1)
      sendProgress(report({ phase: 'applying', files: { done: files, total: 10 } }));
  };
  await launch();
  await page.until(() => page.of('state').at(-1)?.state.status === 'startClient');
  await delay(400);
  const started = page.messages.findIndex(
    (message) => message.type === 'state' && message.state.status === 'startClient',
  );
  expect(page.messages.slice(started).filter(({ type }) => type === 'progress')).toEqual([]);
  expect(page.of('progress').length).toBeGreaterThan(0);
});

test('a slow reader misses lines, which are counted, but no state', async () => {
  const page = await open();
  await page.until(() => page.messages.length === 3);
  page.pause();
  const line = 'x'.repeat(4000);
  for (let batch = 0; batch < 60; batch += 1) {
    game.say(...Array.from({ length: 100 }, () => line));
    await delay(1);
  }
  await launch();
  await it.until(({ running }) => running !== null);
  page.resume();
  await page.until(() => page.of('logs').some(({ dropped }) => dropped > 0));
  await page.until(() => page.of('state').some(({ state }) => state.running !== null));
  expect(page.of('state').map(({ state }) => state.status)).toEqual([
    'idle',
    'verify',
    'downloadFiles',
    'startClient',
    'startClient',
  ]);
  const lost = page.of('logs').reduce((sum, { dropped }) => sum + dropped, 0);
  expect(lost).toBeGreaterThan(0);
  expect(numbers(page).length + lost).toBe(6000);
  game.say('after it');
  await page.until(() => page.of('logs').at(-1)?.lines.at(-1)?.text === 'after it');
  expect(page.of('logs').at(-1)).toMatchObject({ dropped: 0 });
});

test('at debugging the page gets the lines of this game again', async () => {
  await it.call('POST', '/debugger', { body: { value: true } });
  const page = await open();
  await launch();
  await it.until(({ running }) => running !== null);
  game.say('one', 'two');
  it.runner.games[0]?.ready();
  await page.until(() => page.of('state').at(-1)?.state.status === 'debugging');
  await page.until(() => page.messages.at(-1)?.type === 'logs');
  expect(page.messages.at(-1)).toMatchObject({ reset: true, lines: [{ text: 'one' }, { text: 'two' }] });
});

test('the service closes the connection with a code when it ends', async () => {
  const page = await open();
  await it.close();
  expect(await page.closed).toBe(1001);
  it = await runService();
});
