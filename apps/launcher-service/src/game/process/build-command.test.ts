import { expect, test } from '@jest/globals';
import { buildCommand } from './build-command.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { isForGuests } from './placeholders.ts';
import { gameStart } from './testing/game-start.ts';

const java = { executable: '/opt/java/bin/java', major: 17 };
const launch = {
  main: 'net.example.Main',
  classpath: ['lib/a.jar', 'lib/b c.jar'],
  vmArgs: ['-Dlocale=${locale}', '-Dmemory=${memoryMb}'],
  args: ['--user', '${login}', '--token=${token}', '--dir', '${gameFolder}'],
};

test('Java gets its memory, the flags of the player and of the client, its class path and the arguments, in this order', () => {
  const game = gameStart('/games/Игра с модами', { kind: 'java', runtime: java, launch, jvmFlags: ['-XX:+UseG1GC'] });
  const { executable, args, folder } = buildCommand(game, {}, 'linux');
  expect(executable).toBe('/opt/java/bin/java');
  expect(folder).toBe('/games/Игра с модами');
  expect(args.filter((arg) => !arg.includes('encoding'))).toEqual([
    '-Xmx2048M',
    '-XX:+UseG1GC',
    '-Dlocale=ru',
    '-Dmemory=2048',
    '-cp',
    'lib/a.jar:lib/b c.jar',
    'net.example.Main',
    '--user',
    'Kaede',
    '--token=q7Jd0vW3xN5bK1mZ8sT4yR6pL2hG9fCa',
    '--dir',
    '/games/Игра с модами',
  ]);
  expect(args.filter((arg) => arg.startsWith('-Dfile.encoding'))).toEqual(['-Dfile.encoding=UTF-8']);
});

test('on Windows the class path has its own separator', () => {
  const game = gameStart('C:\\Games', { kind: 'java', runtime: java, launch });
  expect(buildCommand(game, {}, 'win32').args).toContain('lib/a.jar;lib/b c.jar');
});

test('Node gets its memory, the script and the arguments, and no flags of Java', () => {
  const { args } = buildCommand(gameStart('/games', { launch: { args: ['${server}'] }, jvmFlags: ['-Xss2m'] }), {});
  expect(args).toEqual(['--max-old-space-size=2048', 'game.mjs', 'http://127.0.0.1:4202/game-servers/hitech']);
});

test('every placeholder of the contract has a value', () => {
  const names = ['login', 'playerId', 'accessId', 'token', 'gameFolder', 'memoryMb', 'server', 'locale', 'clientId'];
  const args = [...names, 'version'].map((name) => `\${${name}}`);
  const game = gameStart('/games', { launch: { args } });
  expect(buildCommand(game, {}).args.slice(2)).toEqual([
    'Kaede',
    game.player?.playerId,
    game.player?.accessId,
    game.player?.accessToken,
    '/games',
    '2048',
    game.manifest.server,
    'ru',
    game.manifest.id,
    '1.4.2',
  ]);
});

test('without a session the game gets the name of the player, and knows that it cannot join servers', () => {
  const player = {
    login: 'Kaede',
    playerId: '0b1f2c55-2a1e-4c7e-9c1f-1f5d6a7b8c9d',
    accessId: null,
    accessToken: null,
  };
  const args = ['${login}', '${accessId}', '${token}'];
  const expected = ['Kaede', '00000000-0000-0000-0000-000000000000', 'offline'];
  expect(buildCommand(gameStart('/games', { launch: { args }, player }), {}).args.slice(2)).toEqual(expected);
});

test.each([
  [['--server', '${server}'], [], true],
  [['--token', '${token}', '--id', '${accessId}'], [], true],
  [['--name', '${login}'], [], false],
  [[], ['-Dplayer=${playerId}'], false],
])('a game with the arguments %j and %j needs no player: %j', (args, vmArgs, expected) => {
  const game = gameStart('/games', { launch: { args, vmArgs }, player: null });
  expect(isForGuests(game.manifest)).toBe(expected);
  if (expected) expect(buildCommand(game, {}).args.length).toBeGreaterThan(args.length);
});

test('a value that contains a placeholder is not filled again', () => {
  expect(fillPlaceholders('${a}-${b}-${a}', { a: '${b}', b: '$&' })).toBe('${b}-$&-${b}');
});

test.each(['${unknown}', '${}', '${constructor}', '${__proto__}'])('%s is an error of the client', (text) => {
  expect(() => fillPlaceholders(text, { a: '1' })).toThrow('manifest_untrusted');
});

test.each([
  ['/games/wow!/x', launch, { code: 'path_unusable', reason: 'exclamation_mark', path: '/games/wow!/x' }],
  ['/games', { ...launch, classpath: ['../evil.jar'] }, { code: 'manifest_untrusted', reason: 'path' }],
  ['/games', { ...launch, classpath: ['/evil.jar'] }, { code: 'manifest_untrusted', reason: 'path' }],
  ['/games', { ...launch, main: '@options' }, { code: 'manifest_untrusted', reason: 'schema' }],
  ['/games', { ...launch, main: '-jar' }, { code: 'manifest_untrusted', reason: 'schema' }],
])('in %s %j is not started', (folder, wrong, reason) => {
  const game = gameStart(folder, { kind: 'java', runtime: java, launch: wrong });
  expect(() => buildCommand(game, {})).toThrow(expect.objectContaining({ reason: expect.objectContaining(reason) }));
});

test('the game gets no variables that change Java or Node, and none of the service', () => {
  const hostile = {
    JAVA_TOOL_OPTIONS: '-javaagent:x',
    _JAVA_OPTIONS: '-Xmx1M',
    JDK_JAVA_OPTIONS: '@x',
    CLASSPATH: 'x',
    NODE_OPTIONS: '--require x',
    LAUNCHER_TOKEN: 'secret',
    npm_config_registry: 'x',
    LC_ALL: 'ru_RU.KOI8-R',
    java_tool_options: '-javaagent:x',
  };
  const { env } = buildCommand(
    gameStart('/games'),
    { ...hostile, PATH: '/bin', DISPLAY: ':0', LANG: 'ru_RU' },
    'linux',
  );
  expect(env).toEqual({ PATH: '/bin', DISPLAY: ':0', LANG: 'ru_RU', LC_ALL: 'C.UTF-8' });
});
