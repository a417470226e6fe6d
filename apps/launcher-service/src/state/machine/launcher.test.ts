import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lockFolder } from '../../system/files/folder-lock.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { Schemas } from '../../schemas.ts';
import { CLIENT, HITECH, PLAYER, untilCancelled } from '../../testing/fakes.ts';
import type { FakeGame } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

const launch = (client = HITECH, headers: Record<string, string> = {}) =>
  it.call('POST', '/launch', { body: { client, player: PLAYER }, headers });
const cancel = (force = false) => it.call('POST', '/cancel', { body: { force } });
const refusal = (type: string, message: string) => ({ json: { error_message: message, details: { type } } });

async function play(): Promise<FakeGame> {
  await launch();
  await it.until(({ running }) => running !== null);
  return it.runner.games.at(-1) as FakeGame;
}

test('a launch verifies, downloads and starts the game with the settings of the player', async () => {
  await it.call('POST', '/memory', { body: { value: 3072 } });
  await it.call('POST', '/jvm-flags', { body: { value: '-XX:+UseZGC' } });
  const answer = await launch(HITECH, { 'accept-language': 'en' });
  expect(answer.status).toBe(202);
  expect(answer.json).toMatchObject({ state: { status: 'verify', clientId: HITECH, phase: 'metadata' } });
  await it.until(({ running }) => running !== null);
  expect(await it.state()).toMatchObject({ status: 'startClient', phase: 'starting' });
  it.runner.games[0]?.ready();
  const playing = await it.until(({ status }) => status === 'idle');
  expect(playing).toMatchObject({ running: { clientId: HITECH, pid: 4711, adopted: false }, error: null });
  expect(it.installer.calls).toEqual(['recover', 'prepare', 'install']);
  const { start } = it.runner.games[0] as FakeGame;
  expect(start).toMatchObject({ memoryMb: 3072, jvmFlags: ['-XX:+UseZGC'], player: PLAYER, locale: 'en' });
  const { clients } = (await it.call('GET', '/clients')).json as Schemas['ClientList'];
  expect(Date.parse(clients[0]?.lastPlayedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('with nothing to do the game starts without a download, and with the recommended memory of the client', async () => {
  it.installer.plan = { upToDate: true };
  const game = await play();
  expect(it.installer.calls).toEqual(['recover', 'prepare']);
  expect(game.start).toMatchObject({ memoryMb: 4096 });
});

test('the trusted copy is started if the servers are unavailable, and the state says so', async () => {
  it.installer.plan = { upToDate: true, offline: true };
  await play();
  expect(await it.state()).toMatchObject({ offline: true, error: null });
});

test('while the API is unavailable a player starts without a session, and a guest only clients that need no player', async () => {
  it.installer.plan = { upToDate: true, offline: true };
  const offline = { ...PLAYER, accessId: null, accessToken: null };
  expect((await it.call('POST', '/launch', { body: { client: HITECH, player: offline } })).status).toBe(202);
  await it.until(({ running }) => running !== null);
  expect(it.runner.games[0]?.start).toMatchObject({ player: offline });
  await cancel(true);
  expect((await it.call('GET', '/clients')).json).toMatchObject({ clients: [{ guest: true }] });
  expect((await it.call('POST', '/launch', { body: { client: HITECH, player: null } })).status).toBe(202);
  await it.until(({ running }) => running !== null);
  expect(it.runner.games[1]?.start).toMatchObject({ player: null });
});

test('a client that needs a player does not start for a guest', async () => {
  const { launch: description } = CLIENT.manifest;
  const named = { ...CLIENT.manifest, launch: { ...description, args: ['--login', '${login}'] } };
  it.installer.list = async () => ({ clients: [{ ...CLIENT, manifest: named }], offline: true });
  expect((await it.call('GET', '/clients')).json).toMatchObject({ clients: [{ guest: false }] });
  expect(await it.call('POST', '/launch', { body: { client: HITECH, player: null } })).toMatchObject({
    status: 409,
    ...refusal('sign_in_needed', 'Нужно войти'),
  });
  expect((await launch()).status).toBe(202);
});

test.each(['debugger', 'log-display'])('with %s on, a game that is ready opens the console', async (setting) => {
  await it.call('POST', `/${setting}`, { body: { value: true } });
  (await play()).ready();
  await it.until(({ status }) => status === 'debugging');
  it.runner.games[0]?.exit(0);
  expect(await it.until(({ running }) => running === null)).toMatchObject({ status: 'idle', error: null });
});

describe('errors before the game runs', () => {
  const failure = (code: Schemas['LaunchError']['code'], more = {}) => new LaunchFailure({ code, ...more });
  test.each([
    ['prepare', failure('manifest_unavailable')],
    ['prepare', failure('manifest_untrusted', { reason: 'rollback' })],
    ['prepare', failure('metadata_expired')],
    ['prepare', failure('disk_full', { need: 2000, free: 1000 })],
    ['prepare', failure('path_unusable', { reason: 'exclamation_mark' })],
    ['install', failure('network_lost')],
    ['install', failure('object_corrupt', { path: 'mods/core.jar' })],
    ['install', failure('file_locked', { path: 'mods/core.jar' })],
    ['launchable', failure('java_unavailable', { reason: 'missing' })],
  ] as const)('%s throws %s: idle, told, and the next launch clears it', async (step, thrown) => {
    it.installer.steps[step] = () => {
      throw thrown;
    };
    await launch();
    expect(await it.until(({ status }) => status === 'idle')).toMatchObject({
      error: { ...thrown.reason, clientId: HITECH },
      clientId: HITECH,
      running: null,
    });
    expect(it.runner.games).toEqual([]);
    it.installer.steps = {};
    expect((await launch()).json).toMatchObject({ state: { error: null } });
    await it.until(({ running }) => running !== null);
  });

  test('a game that cannot be started', async () => {
    it.runner.fail = failure('java_unavailable', { reason: 'broken' });
    await launch();
    const error = { code: 'java_unavailable', reason: 'broken', clientId: HITECH };
    expect(await it.until(({ status }) => status === 'idle')).toMatchObject({ error });
  });

  test('an internal error is reported as one, without its message', async () => {
    it.installer.steps.install = () => Promise.reject(new Error('undefined is not a function'));
    await launch();
    const { error } = await it.until(({ status }) => status === 'idle');
    expect(error).toEqual({ code: 'internal', clientId: HITECH });
  });
});

describe('how a game ends', () => {
  const write = async (lines: string[]) => {
    await mkdir(join(it.home, 'logs'), { recursive: true });
    await writeFile(join(it.home, 'logs', 'game-of-a-test.log'), `${lines.join('\n')}\n`);
  };
  const endOf = async (game: FakeGame, code: number | null) => {
    game.exit(code);
    return (await it.until(({ running }) => running === null)).error;
  };

  test.each([
    [1, ['java.lang.OutOfMemoryError: Java heap space'], 'memory'],
    [1, ['java.lang.UnsupportedClassVersionError: Main'], 'java_version'],
    [-1, ['GLFW error 65542: WGL: no OpenGL'], 'graphics'],
    [0, ['bye'], 'none'],
  ] as const)('before it is ready, with code %i: client_exited with its last lines', async (code, lines, hint) => {
    await write([...lines]);
    const error = { code: 'client_exited', clientId: HITECH, exitCode: code, tail: lines, hint };
    expect(await endOf(await play(), code)).toEqual(error);
  });

  test('the last lines reveal neither the player nor the secrets of the session', async () => {
    await write([
      `Setting user: ${PLAYER.login}, --accessToken ${PLAYER.accessToken}`,
      `${PLAYER.accessToken} was refused to ${PLAYER.login} (${PLAYER.playerId})`,
    ]);
    const error = await endOf(await play(), 1);
    for (const secret of Object.values(PLAYER)) expect(error?.tail?.join('\n')).not.toContain(secret);
    expect(error?.tail?.[1]).toContain('was refused to');
  });

  test('later with a code other than 0: client_crashed', async () => {
    const game = await play();
    game.ready();
    await it.until(({ status }) => status === 'idle');
    await write(Array.from({ length: 30 }, (_, index) => `line ${index + 1}`));
    const error = await endOf(game, 134);
    expect(error).toMatchObject({ code: 'client_crashed', exitCode: 134 });
    expect(error?.tail).toEqual(Array.from({ length: 20 }, (_, index) => `line ${index + 11}`));
  });

  test('later by an external signal: client_crashed without a code', async () => {
    const game = await play();
    game.ready();
    await it.until(({ status }) => status === 'idle');
    expect(await endOf(game, null)).toMatchObject({ code: 'client_crashed', exitCode: null });
  });

  test('later with code 0: no error', async () => {
    const game = await play();
    game.ready();
    await it.until(({ status }) => status === 'idle');
    expect(await endOf(game, 0)).toBeNull();
  });
});

describe('refused', () => {
  test('an unknown client', async () => {
    const unknown = await launch('00000000-0000-4000-8000-000000000000');
    expect(unknown).toMatchObject({ status: 404, ...refusal('client_unknown', 'Такого клиента нет') });
    expect(await it.state()).toMatchObject({ status: 'idle', jobId: null });
  });

  test('more than one client at once, with the warning of docs/product/launcher.md', async () => {
    it.installer.steps.install = untilCancelled;
    const answers = await Promise.all([launch(), launch(), launch()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    const en = await launch(HITECH, { 'accept-language': 'en' });
    expect(en).toMatchObject(refusal('already_running', 'More than one client cannot be launched at once'));
    expect(await launch()).toMatchObject(refusal('already_running', 'Нельзя запустить больше одного клиента'));
    await cancel();
    it.installer.steps = {};
    (await play()).ready();
    await it.until(({ status }) => status === 'idle');
    expect(await launch()).toMatchObject({ status: 409, json: { details: { type: 'already_running' } } });
  });

  test('a launch during a check, and the other way round', async () => {
    it.installer.steps.prepare = untilCancelled;
    expect((await it.call('POST', '/verify', { body: { client: HITECH } })).status).toBe(202);
    expect(await launch()).toMatchObject({ status: 409, json: { details: { type: 'busy' } } });
    expect(await it.call('POST', '/resource-folder', { body: { value: '/other' } })).toMatchObject({ status: 409 });
  });

  test('a check or a move while a game runs', async () => {
    (await play()).ready();
    await it.until(({ status }) => status === 'idle');
    for (const [path, body] of [
      ['/verify', { client: HITECH }],
      ['/resource-folder', { value: '/other' }],
    ] as const) {
      expect(await it.call('POST', path, { body })).toMatchObject({
        status: 409,
        ...refusal('game_running', 'Игра запущена'),
      });
    }
  });

  test('while another launcher has locked the folder', async () => {
    const release = lockFolder(join(it.home, 'resources'), 'resources.lock');
    const words = 'С файлами игры работает другой лаунчер';
    expect(await launch()).toMatchObject({ status: 423, ...refusal('files_locked', words) });
    release?.();
    expect(await launch()).toMatchObject({ status: 202 });
  });
});

test('a check hashes every file and starts nothing', async () => {
  await it.call('POST', '/verify', { body: { client: HITECH } });
  await it.until(({ status }) => status === 'idle');
  expect(it.installer.calls).toEqual(['recover', 'prepare full', 'install']);
  expect(it.runner.games).toEqual([]);
});
