import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { buildGame, programHere } from './build-game.ts';
import type { Program } from './build-game.ts';
import { startGameServer } from './testing/game-server.ts';
import { runGame, TOKEN } from './testing/run-game.ts';
import type { RunningGame } from './testing/run-game.ts';

const READY = 'Hoshikraft sample client is ready';
const letIn = { body: { allowed: true, sessionId: 's-1' } };
const programs: Program[] = programHere() === 'java' ? ['java', 'node'] : ['node'];

describe.each(programs)('the game in %s', (program) => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startGameServer>>;
  let game: RunningGame;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'игра с пробелом '));
    const { path, bytes } = buildGame(program);
    writeFileSync(join(folder, path), bytes);
    mkdirSync(join(folder, 'mods'));
    writeFileSync(join(folder, 'mods/lanterns.jar'), 'lantern');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(async () => {
    game.kill('SIGKILL');
    await server.stop();
    rmSync(join(folder, 'options.txt'), { force: true });
  });

  test('it prints its arguments, joins, stays, and leaves on SIGTERM', async () => {
    server = await startGameServer(() => letIn);
    game = runGame(program, folder, server.url);
    await game.written(READY);
    await game.written('Still here, 5 s');
    game.kill('SIGTERM');
    expect(await game.exit).toBe(143);
    const output = game.output();
    for (const line of ['Maximum memory: 300 MB', `Folder: ${folder}`, 'Locale: ru', 'Encoding: UTF-8', 'ёж, 日本語']) {
      expect(output).toContain(line);
    }
    expect(output).toContain('--login Kitsune');
    expect(output).toContain('Mod lanterns.jar, 7 bytes');
    expect(output).not.toContain(TOKEN);
    for (const level of ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR']) expect(output).toContain(`/${level}]: `);
    expect(output).toMatch(/\n\s+at .+\n[^]*Caused by: /);
    expect(server.calls.map(({ action }) => action)).toEqual(['join', 'alive', 'leave']);
    expect(server.calls[0]).toEqual({
      action: 'join',
      language: 'ru',
      body: { login: 'Kitsune', accessId: 'a-1', accessToken: TOKEN },
    });
    expect(server.calls[2]?.body).toEqual({ sessionId: 's-1' });
  });

  test('without a session it sends no request, and runs until SIGTERM', async () => {
    server = await startGameServer(() => letIn);
    game = runGame(program, folder, server.url, 'offline');
    await game.written(READY);
    await game.written('Still here, 5 s');
    game.kill('SIGTERM');
    expect(await game.exit).toBe(143);
    expect(game.output()).toContain('Started without a session: the server is not joined');
    expect(server.calls).toEqual([]);
  });

  test('after a refusal it exits with code 3 and prints the reason', async () => {
    server = await startGameServer(() => ({
      body: { allowed: false, reason: 'banned', message: 'Бан: «читы», "до" мая' },
    }));
    game = runGame(program, folder, server.url);
    expect(await game.exit).toBe(3);
    expect(game.output()).toContain('[Network/ERROR]: The server refused to let us in: Бан: «читы», "до" мая');
    expect(game.output()).not.toContain(READY);
  });

  test('a server error ends it with code 4', async () => {
    server = await startGameServer(() => ({ status: 503, body: { allowed: false, message: 'busy' } }));
    game = runGame(program, folder, server.url);
    expect(await game.exit).toBe(4);
    expect(game.output()).toContain('join answered 503');
  });

  test('it joins again if the server has forgotten it', async () => {
    server = await startGameServer(({ action }) =>
      action === 'alive' ? { status: 410, body: { online: false } } : letIn,
    );
    game = runGame(program, folder, server.url);
    await game.written('Still here');
    expect(server.calls.map(({ action }) => action)).toEqual(['join', 'alive', 'join']);
  });

  test('options.txt makes it write many lines and crash', async () => {
    writeFileSync(join(folder, 'options.txt'), 'fov:70\nsampleLines:3000\nsampleExitCode:7\n');
    server = await startGameServer(() => letIn);
    game = runGame(program, folder, server.url);
    expect(await game.exit).toBe(7);
    expect(game.output()).toContain('[Flood/DEBUG]: Line 3000 of 3000');
    expect(game.output()).toContain('[main/FATAL]: Ending with code 7');
    expect(server.calls.map(({ action }) => action)).toEqual(['join', 'leave']);
  });
});

test('it builds under a Cyrillic path with a locale without such characters', () => {
  const [program = 'node'] = programs;
  const folder = mkdtempSync(join(tmpdir(), 'сборка '));
  const builder = new URL('./build-game.ts', import.meta.url).href;
  const script = `import { buildGame } from ${JSON.stringify(builder)};
    process.stdout.write(String(buildGame(${JSON.stringify(program)}).bytes.length));`;
  const env = { ...process.env, TMPDIR: folder, LC_ALL: 'POSIX' };
  try {
    const length = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
    expect(Number(length)).toBe(buildGame(program).bytes.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the same sources produce the same archive', () => {
  const [program = 'node'] = programs;
  expect(buildGame(program).bytes.equals(buildGame(program).bytes)).toBe(true);
});
