import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import { createFindRuntime } from '../java/find-runtime.ts';
import type { GameRecord, RunningGame } from './game.ts';
import { createGameRunner } from './game-runner.ts';
import { processStart, processTable } from './process-table.ts';
import { stopTree } from './stop-tree.ts';
import { gameStart } from './testing/game-start.ts';

const FOREVER = 'setInterval(() => {}, 1000);';
const java = await createFindRuntime()({ kind: 'java', minimumMajor: 17, bundles: [] });
const javac = java === null ? '' : join(dirname(java.executable), 'javac');

let root: string;
let folder: string;
let logsFolder: string;
const startedGames: (RunningGame | null)[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'game-'));
  folder = join(root, 'Игра с модами');
  logsFolder = join(root, 'logs');
  await mkdir(folder);
});
afterEach(async () => {
  for (const game of startedGames.splice(0)) await game?.stop();
  await rm(root, { recursive: true });
});

const runner = (options = {}) => createGameRunner({ logsFolder, readyAfterMs: 5000, graceMs: 300, ...options });

test('without a log file a game can be played too, and is found again by its process', async () => {
  await writeFile(join(folder, 'game.mjs'), FOREVER);
  const unwritable = createGameRunner({ logsFolder: '/proc/hoshi/logs', readyAfterMs: 300, graceMs: 300 });
  const game = await unwritable.start(gameStart(folder, { launch: {} }), nothingWritten);
  startedGames.push(game);
  await game.ready;
  const { clientId, startedAt, logFile, ...process } = game.record;
  expect(await runner().adopt({ clientId, startedAt, logFile })).toBeNull();
  expect(await runner().adopt({ clientId, startedAt, logFile, ...process })).toMatchObject({ adopted: true });
});

const nothingWritten = async () => undefined;
const start = async (script: string, launch = {}, options = {}) => {
  await writeFile(join(folder, 'game.mjs'), script);
  const game = await runner(options).start(gameStart(folder, { launch }), nothingWritten);
  startedGames.push(game);
  return game;
};
const isAlive = async (pid: number) => (await processStart(pid)) !== null;
const outcome = (promise: Promise<unknown>, ms: number) =>
  Promise.race([promise.then(() => 'settled'), sleep(ms, 'waiting', { ref: false })]);
const said = async (record: GameRecord, text: string) => (await readFile(record.logFile, 'utf8')).includes(text);

test('a game is ready at its marker, in its folder, with its arguments and both outputs in one private file', async () => {
  const script = `console.error('at', process.cwd()); console.log('for', process.argv[2], process.env.LC_ALL);
    setTimeout(() => console.log('Joined the world'), 100); ${FOREVER}`;
  const game = await start(script, { args: ['${login}'], readyMarker: 'Joined the world' });
  await game.ready;
  expect(await readFile(game.record.logFile, 'utf8')).toBe(`at ${folder}\nfor Kaede C.UTF-8\nJoined the world\n`);
  expect((await stat(game.record.logFile)).mode & 0o777).toBe(0o600);
  expect(game.adopted).toBe(false);
});

test('without a marker a game is ready after it has run long enough', async () => {
  const game = await start(FOREVER, { readyMarker: 'never said' }, { readyAfterMs: 200 });
  expect(await outcome(game.ready, 100)).toBe('waiting');
  expect(await outcome(game.ready, 2000)).toBe('settled');
});

test('a game that exits first is never ready, and its exit code is reported', async () => {
  const game = await start('console.log("ready?"); process.exit(3)', { readyMarker: 'ready!' }, { readyAfterMs: 700 });
  expect(await game.exited).toEqual({ code: 3 });
  expect(await outcome(game.ready, 1000)).toBe('waiting');
});

test('a game that was ended by a signal has no exit code', async () => {
  const game = await start(FOREVER);
  process.kill(game.record.pid, 'SIGKILL');
  expect(await game.exited).toEqual({ code: null });
});

test.each([
  ['missing', '/nowhere/java'],
  ['broken', '/etc/passwd'],
])('a runtime that is %s is reported', async (reason, executable) => {
  const game = gameStart(folder, { runtime: { executable, major: 17 } });
  await expect(runner().start(game, nothingWritten)).rejects.toMatchObject({
    reason: { code: 'java_unavailable', reason },
  });
});

test('a stop first signals the game to end, and a game that does so is not killed', async () => {
  const script = `process.on('SIGTERM', () => { console.log('saved'); process.exit(0); }); console.log('up'); ${FOREVER}`;
  const game = await start(script, {}, { graceMs: 5000 });
  await until(() => said(game.record, 'up'));
  await game.stop();
  expect(await game.exited).toEqual({ code: 0 });
  expect(await said(game.record, 'saved')).toBe(true);
});

test('a stop kills the whole process tree of a game that ignores the request, including other process groups', async () => {
  const deaf = `process.on('SIGTERM', () => {}); console.log('pid ' + process.pid); ${FOREVER}`;
  const script = `import { spawn } from 'node:child_process';
    for (const detached of [false, true]) spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached, stdio: 'inherit' });
    ${deaf}`;
  const game = await start(script);
  const pids = async () =>
    [...(await readFile(game.record.logFile, 'utf8')).matchAll(/pid (\d+)/g)].map((m) => Number(m[1]));
  await until(async () => (await pids()).length === 3);
  const all = await pids();
  expect(await Promise.all(all.map(isAlive))).toEqual([true, true, true]);
  await game.stop();
  expect(await Promise.all(all.map(isAlive))).toEqual([false, false, false]);
});

test('a game survives the kill of the service that started it, keeps logging, and is adopted, watched and stopped', async () => {
  const script = `let n = 0; setInterval(() => console.log('line', ++n), 20); process.on('SIGTERM', () => process.exit(0));`;
  await writeFile(join(folder, 'game.mjs'), script);
  const parts = [
    fileURLToPath(new URL('game-runner.ts', import.meta.url)),
    logsFolder,
    JSON.stringify(gameStart(folder)),
  ];
  const parent = `const { createGameRunner } = await import(process.argv[1]);
    const game = await createGameRunner({ logsFolder: process.argv[2] }).start(JSON.parse(process.argv[3]), async () => undefined);
    console.log(JSON.stringify(game.record)); ${FOREVER}`;
  const service = spawn(process.execPath, ['--input-type=module', '-e', parent, ...parts], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(service.stdout, 'data')) as [Buffer];
  const record = JSON.parse(line.toString()) as GameRecord;
  service.kill('SIGKILL');
  await once(service, 'exit');

  const lines = async () => (await readFile(record.logFile, 'utf8')).split('\n').length;
  const before = await lines();
  await until(async () => (await lines()) > before + 5);
  const game = await runner().adopt(record);
  startedGames.push(game);
  expect(game).toMatchObject({ adopted: true, record });
  expect(await outcome(game?.ready ?? Promise.reject(new Error('gone')), 100)).toBe('settled');
  expect(await outcome(game?.exited ?? Promise.reject(new Error('gone')), 700)).toBe('waiting');
  await game?.stop();
  expect(await game?.exited).toEqual({ code: null });
  expect(await isAlive(record.pid)).toBe(false);
});

test('another process with the same pid is neither adopted nor stopped', async () => {
  const game = await start(FOREVER);
  const stale = { ...game.record, processStart: `${game.record.processStart}1` };
  expect(await runner().adopt(stale)).toBeNull();
  expect(await runner().adopt({ ...game.record, processStart: '' })).toBeNull();
  await stopTree(stale, 100);
  expect(await isAlive(game.record.pid)).toBe(true);
});

test('a game that has ended is not adopted', async () => {
  const game = await start('process.exit(0)');
  await game.exited;
  expect(await runner().adopt(game.record)).toBeNull();
});

test('a game of which only the log is known is found by it, and not confused with its child processes', async () => {
  const child = `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', ${JSON.stringify(FOREVER)}], { stdio: 'inherit' }); console.log('up'); ${FOREVER}`;
  const game = await start(child);
  await until(() => said(game.record, 'up'));
  const { clientId, startedAt, logFile } = game.record;
  const found = await runner().adopt({ clientId, startedAt, logFile });
  expect(found?.record).toEqual(game.record);
  process.kill(game.record.pid, 'SIGKILL');
  await game.exited;
  expect(await runner().adopt({ clientId, startedAt, logFile })).toBeNull();
  expect(await runner().adopt({ clientId, startedAt, logFile: `${logFile}.not` })).toBeNull();
  for (const { pid } of (await processTable()).filter(({ group }) => group === game.record.pid)) process.kill(pid);
});

test('only the logs of the last ten games stay', async () => {
  await mkdir(logsFolder);
  for (let day = 10; day < 24; day += 1) await writeFile(join(logsFolder, `game-2020-01-${day}T00-00-00Z-x.log`), '');
  await writeFile(join(logsFolder, 'service.log'), '');
  await start('');
  const names = (await readdir(logsFolder)).sort();
  expect(names.filter((name) => name.startsWith('game-'))).toHaveLength(10);
  expect(names).toContain('service.log');
  expect(names[0]).toBe('game-2020-01-15T00-00-00Z-x.log');
});

/** Stands in for Java where no JDK is installed: accepts the same arguments. */
async function javaWithMain() {
  if (java !== null && existsSync(javac)) {
    const source = `public class Main { public static void main(String[] args) throws Exception {
      System.out.println("память " + Runtime.getRuntime().maxMemory() / 1048576 + " для " + args[0]);
      System.out.println("готово"); Thread.sleep(60000); } }`;
    await writeFile(join(root, 'Main.java'), source);
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    execFileSync(javac, ['-encoding', 'UTF-8', '-d', join(folder, 'classes'), join(root, 'Main.java')], { env });
    return java;
  }
  const script = `#!/bin/sh
m=\${1#-Xmx}; for last; do :; done
[ -z "$JAVA_TOOL_OPTIONS" ] || m=64M
echo "память \${m%M} для $last"; echo готово; exec sleep 60
`;
  await writeFile(join(root, 'java'), script, { mode: 0o755 });
  return { executable: join(root, 'java'), major: 17 };
}

test('Java runs under a Cyrillic path with the configured memory, whatever the environment contains', async () => {
  const launch = { main: 'Main', classpath: ['classes'], args: ['${login}'], readyMarker: 'готово' };
  const runtime = await javaWithMain();
  const env = { ...process.env, LC_ALL: 'POSIX', JAVA_TOOL_OPTIONS: '-Xmx64M' };
  const client = { kind: 'java' as const, runtime, launch, memoryMb: 512, jvmFlags: ['-XX:+UseSerialGC'] };
  const game = await createGameRunner({ logsFolder, env, graceMs: 5000 }).start(
    gameStart(folder, client),
    nothingWritten,
  );
  startedGames.push(game);
  await game.ready;
  expect(await readFile(game.record.logFile, 'utf8')).toMatch(/^память (49\d|50\d|51[0-2]) для Kaede\nготово\n$/);
});
