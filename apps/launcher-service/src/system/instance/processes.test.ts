import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Agent, request } from 'undici';
import { until } from '@hoshikraft/testkit/until';
import type { JournalEntry } from '../../state/machine/journal.ts';
import type { Schemas } from '../../schemas.ts';
import type { ServiceRecord } from '../../service.ts';
import { HITECH, PLAYER } from '../../testing/fakes.ts';
import { openPage } from '../../testing/socket-page.ts';
import { findRunning } from './running-service.ts';

// Starts up to three processes of the service per test, and kills them.
jest.setTimeout(240_000);

const PROGRAM = fileURLToPath(new URL('../../testing/service-process.ts', import.meta.url));

let home: string;
let agent: Agent;
const children: ChildProcess[] = [];
let gamePid: number | null = null;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'instance-'));
  agent = new Agent();
});
afterEach(async () => {
  if (gamePid !== null) {
    try {
      process.kill(gamePid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
  gamePid = null;
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  await agent.destroy();
  await rm(home, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM], {
    env: { ...process.env, NODE_ENV: 'test', LAUNCHER_HOME: home, LAUNCHER_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

async function serving(env: Record<string, string> = {}) {
  const { child, output } = start(env);
  await until(() => {
    if (child.exitCode !== null) throw new Error(`no service: ${output()}`);
    return output().includes('#token=');
  }, output);
  const service = JSON.parse(await readFile(join(home, 'service.json'), 'utf8')) as ServiceRecord;
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await request(`http://127.0.0.1:${service.port}${path}`, {
      method,
      dispatcher: agent,
      headers: { 'x-launcher-token': service.token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.body.json()) as unknown;
  };
  const state = async () => ((await call('GET', '/progress')) as Schemas['ProgressNow']).state;
  return {
    child,
    output,
    service,
    call,
    state,
    launch: () => call('POST', '/launch', { client: HITECH, player: PLAYER }),
    async until(wanted: (state: Schemas['LauncherState']) => boolean) {
      let now = await state();
      await until(
        async () => wanted((now = await state())),
        () => `the state stayed ${JSON.stringify(now)}`,
      );
      return now;
    },
  };
}

/** Whether the process runs; a zombie does not. */
const isAlive = (pid: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

test('a second service for the same home prints the address of the first one, and exits with its own code', async () => {
  const first = await serving();
  const second = start();
  await once(second.child, 'exit');
  expect(second.child.exitCode).toBe(3);
  expect(second.output()).toContain(`http://127.0.0.1:${first.service.port}/`);
  expect(second.output()).not.toContain(first.service.token);
  expect(await first.state()).toMatchObject({ status: 'idle' });
});

test('the connection file is readable by its user only, and is deleted at the end', async () => {
  const { child, service, output } = await serving();
  const file = join(home, 'service.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(service).toMatchObject({ pid: child.pid });
  expect(service.token).toMatch(/^[\w-]{43}$/);
  expect(output()).toContain(`launcher: http://127.0.0.1:${service.port}/#token=${service.token}`);
  expect(await end(child, 'SIGTERM')).toBe(0);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('each start has a new token, and a killed service does not prevent a start', async () => {
  const first = await serving();
  await end(first.child, 'SIGKILL');
  expect(await findRunning(home, 0)).toBeNull();
  const second = await serving();
  expect(second.service.token).not.toBe(first.service.token);
});

test('two services with different homes run at the same time on different ports', async () => {
  const first = await serving();
  const elsewhere = await mkdtemp(join(tmpdir(), 'instance-'));
  const { child, output } = start({ LAUNCHER_HOME: elsewhere, LAUNCHER_PORT: String(first.service.port) });
  await until(() => output().includes('#token='), output);
  expect(output()).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
  expect(output()).not.toContain(`:${first.service.port}/`);
  await end(child, 'SIGTERM');
  await rm(elsewhere, { recursive: true });
});

test('a service that was killed during a download reports the interruption after its restart, until the next launch', async () => {
  const first = await serving({ DOWNLOAD: 'endless' });
  await first.launch();
  await first.until(({ status }) => status === 'downloadFiles');
  await end(first.child, 'SIGKILL');
  const second = await serving();
  const interrupted = { clientId: HITECH, bytesHeld: 77 };
  await second.until((state) => state.interrupted?.bytesHeld === 77);
  expect(await second.state()).toMatchObject({ status: 'idle', clientId: null, running: null, interrupted });
  await end(second.child, 'SIGKILL');
  const third = await serving();
  await third.until((state) => state.interrupted?.bytesHeld === 77);
  await third.launch();
  expect(await third.state()).toMatchObject({ interrupted: null });
  gamePid = (await third.until(({ running }) => running !== null)).running?.pid ?? null;
});

test('a service that is stopped during a download ends, and reports the same', async () => {
  const first = await serving({ DOWNLOAD: 'endless' });
  await first.launch();
  await first.until(({ status }) => status === 'downloadFiles');
  expect(await end(first.child, 'SIGTERM')).toBe(0);
  const second = await serving();
  expect(await second.state()).toMatchObject({ interrupted: { clientId: HITECH } });
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a game survives %s of the service, is found again and can be stopped',
  async (signal) => {
    const first = await serving();
    await first.call('POST', '/debugger', { value: true });
    await first.launch();
    const playing = await first.until(({ status }) => status === 'debugging');
    gamePid = playing.running?.pid ?? null;
    await end(first.child, signal);
    expect(isAlive(gamePid ?? 0)).toBe(true);

    const second = await serving();
    const found = await second.state();
    expect(found).toMatchObject({ status: 'debugging', clientId: HITECH, running: { pid: gamePid, adopted: true } });
    expect(found.interrupted).toBeNull();
    const page = await openPage(second.service);
    const texts = () => page.of('logs').flatMap(({ lines }) => lines.map(({ text }) => text));
    // Lines from before the kill, from the time without a service, and from now: each is in the file once.
    await page.until(() => texts().length > 20);
    expect(texts()[0]).toBe('ready');
    expect(texts().slice(1)).toEqual(
      texts()
        .slice(1)
        .map((_, index) => `tick ${index + 1}`),
    );
    await page.close();
    expect(await second.call('POST', '/cancel', {})).toMatchObject({ details: { type: 'game_running' } });
    expect(await second.call('POST', '/cancel', { force: true })).toMatchObject({
      status: 'idle',
      running: null,
      error: null,
    });
    expect(isAlive(gamePid ?? 0)).toBe(false);
  },
);

test('a service that is killed right after it started a game finds it again, and starts no second one', async () => {
  const killer = new URL('../../testing/kill-after-spawn.mjs', import.meta.url).href;
  const first = await serving({ NODE_OPTIONS: `--import ${killer}` });
  const dies = once(first.child, 'exit');
  await first.launch().catch(() => undefined);
  await dies;
  expect(first.child.signalCode).toBe('SIGKILL');
  const { game } = JSON.parse(await readFile(join(home, 'journal.json'), 'utf8')) as JournalEntry;
  expect(game).not.toHaveProperty('pid');

  const second = await serving();
  const found = await second.state();
  gamePid = found.running?.pid ?? null;
  expect(found).toMatchObject({ clientId: HITECH, running: { adopted: true }, interrupted: null });
  expect(await second.launch()).toMatchObject({ details: { type: 'already_running' } });
  await end(second.child, 'SIGKILL');

  const third = await serving();
  expect(await third.state()).toMatchObject({ running: { pid: gamePid } });
  expect(await third.call('POST', '/cancel', { force: true })).toMatchObject({ running: null });
  expect(isAlive(gamePid ?? 0)).toBe(false);
});

test('a process with the reused pid of the game is neither adopted nor stopped', async () => {
  const first = await serving();
  await first.launch();
  const { running } = await first.until((state) => state.running !== null && state.status === 'idle');
  await end(first.child, 'SIGKILL');
  process.kill(running?.pid ?? 0, 'SIGKILL');
  // A process with the pid of the game, as after a reuse by the system: the start time in the record is another.
  const file = join(home, 'journal.json');
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  children.push(stranger);
  const journal = JSON.parse(await readFile(file, 'utf8')) as { game: { pid: number } };
  journal.game.pid = stranger.pid ?? 0;
  await writeFile(file, JSON.stringify(journal));
  const second = await serving();
  expect(await second.state()).toMatchObject({ status: 'idle', running: null });
  await end(second.child, 'SIGTERM');
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
});
