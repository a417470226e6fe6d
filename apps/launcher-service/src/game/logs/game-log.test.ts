import { appendFile, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import { createGameLog } from './create-game-log.ts';
import type { GameLog } from './game-log.ts';

let folder: string;
let file: string;
let log: GameLog;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  file = join(folder, 'game.log');
  log = createGameLog();
});
afterEach(async () => {
  await log.settle();
  await rm(folder, { recursive: true });
});

const texts = () => log.page(1, 2000).lines.map((line) => line.text);

test('lines are numbered from 1, both existing and new ones', async () => {
  await writeFile(file, 'one\ntwo\n');
  log.follow(file);
  await until(() => texts().length === 2);
  await appendFile(file, 'three\r\n');
  await until(() => texts().length === 3);
  expect(log.page(1, 10)).toMatchObject({ first: 1, last: 3, lines: [{ number: 1 }, { number: 2 }, { number: 3 }] });
  expect(texts()).toEqual(['one', 'two', 'three']);
  expect(log.page(2, 1).lines.map((line) => line.text)).toEqual(['two']);
  expect(log.tail(2).map((line) => line.number)).toEqual([2, 3]);
});

test('a missing file is awaited', async () => {
  log.follow(file);
  await sleep(120);
  await writeFile(file, 'late\n');
  await until(() => texts().length === 1);
});

test('a character that is split between two reads stays whole', async () => {
  const bytes = Buffer.from('Игра запущена ✨\n');
  await writeFile(file, '');
  log.follow(file);
  for (const byte of bytes) {
    await appendFile(file, Buffer.from([byte]));
    await sleep(7);
  }
  await until(() => texts().length === 1);
  expect(texts()).toEqual(['Игра запущена ✨']);
});

test('a line reaches all subscribers, and none after they unsubscribe', async () => {
  await writeFile(file, '');
  const seen: string[] = [];
  const stop = log.subscribe((lines) => seen.push(...lines.map((line) => line.text)));
  log.follow(file);
  await sleep(100);
  await appendFile(file, 'now\n');
  await until(() => seen.length > 0);
  stop();
  await appendFile(file, 'unheard\n');
  await until(() => texts().length === 2);
  expect(seen).toEqual(['now']);
});

test('a truncated file is read from its start again', async () => {
  await writeFile(file, 'a long first line\n');
  log.follow(file);
  await until(() => texts().length === 1);
  await truncate(file, 0);
  await sleep(150);
  await appendFile(file, 'new\n');
  await until(() => texts().length === 2);
  expect(texts()).toEqual(['a long first line', 'new']);
});

test('the incomplete last line of a game that crashed is not lost', async () => {
  await writeFile(file, 'one\nhalf');
  log.follow(file);
  await log.settle();
  expect(texts()).toEqual(['one', 'half']);
});

test('colors and control characters are removed, and stack traces have the level of their error', async () => {
  const esc = String.fromCharCode(27);
  await writeFile(
    file,
    [
      `${esc}[32m[12:00:00] [main/INFO]: green${esc}[0m`,
      `[12:00:01] [Render thread/ERROR] [mod/]: broken\u0007`,
      'java.lang.IllegalStateException: no',
      '\tat a.b.C.d(C.java:1)',
      'Caused by: java.io.IOException: gone',
      '[12:00:02] [main/WARN]: careful',
      '',
    ].join('\n'),
  );
  log.follow(file);
  await until(() => texts().length === 6);
  expect(texts().slice(0, 2)).toEqual([
    '[12:00:00] [main/INFO]: green',
    '[12:00:01] [Render thread/ERROR] [mod/]: broken',
  ]);
  expect(log.page(1, 10).lines.map((line) => line.level)).toEqual(['info', 'error', 'error', 'error', 'error', 'warn']);
});

test('the newest 50,000 lines stay, and their numbers show how many were dropped', async () => {
  await writeFile(file, Array.from({ length: 50_010 }, (_, index) => `line ${index + 1}\n`).join(''));
  let widest = 0;
  log.subscribe((lines) => (widest = Math.max(widest, lines.length)));
  log.follow(file);
  await until(() => log.page(1, 1).last === 50_010);
  const { first, last, lines } = log.page(1, 2000);
  expect([first, last, lines.length, lines[0]?.text]).toEqual([11, 50_010, 2000, 'line 11']);
  expect(widest).toBeLessThanOrEqual(2000);
});

test('a line without an end is split, not buffered without limit', async () => {
  await writeFile(file, `${'x'.repeat(20_000)}\nafter\n`);
  log.follow(file);
  await until(() => texts().includes('after'));
  expect(texts().map((text) => text.length)).toEqual([8192, 8192, 3616, 5]);
});

test('the next game starts with an empty log', async () => {
  await writeFile(file, 'first game\n');
  log.follow(file);
  await until(() => texts().length === 1);
  const second = join(folder, 'second.log');
  await writeFile(second, 'second game\n');
  log.follow(second);
  await until(() => texts().includes('second game'));
  expect(log.page(1, 10)).toMatchObject({ first: 1, last: 1 });
});

test('a large file is truncated after it was read, and its lines continue', async () => {
  const small = createGameLog(1000);
  await writeFile(file, '');
  small.follow(file);
  for (let line = 1; line <= 60; line += 1) {
    await appendFile(file, `line ${line} ${'x'.repeat(40)}\n`);
    await until(() => small.page(1, 100).last === line);
  }
  expect((await stat(file)).size).toBeLessThan(1100);
  await small.settle();
  expect(small.page(1, 100).lines.map(({ text }) => text.split(' ')[1])).toEqual(
    Array.from({ length: 60 }, (_, index) => String(index + 1)),
  );
});
