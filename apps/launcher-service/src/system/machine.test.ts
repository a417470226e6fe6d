import { linkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createMachine } from './create-machine.ts';
import { openWithSystem } from './open-with-system.ts';
import { pathWarnings, resourceFolder } from './resource-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine '));
});
afterEach(() => rm(folder, { recursive: true }));

const program = async (name: string, script: string) => {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
};

/** A Java that refuses the flag NoSuchThing, and a record of what was opened. */
const machine = async () => {
  const executable = await program('java', 'case "$*" in *NoSuchThing*) echo "Unrecognized: $1" >&2; exit 1;; esac');
  const opened: string[][] = [];
  const made = createMachine({
    ownAddresses: ['https://hoshikraft.example'],
    launcherVersion: '1.0.0',
    findRuntime: () => Promise.resolve({ executable, major: 17 }),
    open: (kind, target) => Promise.resolve(void opened.push([kind, target])),
  });
  return { opened, made };
};

test('a known link is opened, others are not', async () => {
  const { opened, made } = await machine();
  expect(await made.openLink('https://hoshikraft.example/ru')).toBe(true);
  expect(await made.openLink('https://evil.example/')).toBe(false);
  expect(opened).toEqual([['link', 'https://hoshikraft.example/ru']]);
});

test('flags are tested without the ignored ones, and the refusal of Java is in the language of the player', async () => {
  const { made } = await machine();
  expect(await made.tryJvmFlags('-Xss2m -javaagent:NoSuchThing', 'ru', [])).toEqual({ tried: true, refusal: null });
  expect(await made.tryJvmFlags('-XX:+G1NoSuchThing', 'ru', [])).toMatchObject({
    refusal: 'Java не принимает эти флаги: Unrecognized: -XX:+G1NoSuchThing',
  });
  expect(await made.tryJvmFlags('-XX:+G1NoSuchThing', 'en', [])).toMatchObject({
    refusal: "Java doesn't accept these flags: Unrecognized: -XX:+G1NoSuchThing",
  });
});

const bare = () => createMachine({ ownAddresses: [], launcherVersion: '1', findRuntime: () => Promise.resolve(null) });

test('without a Java or without a flag there is nothing to test', async () => {
  expect(await bare().tryJvmFlags('-XX:+G1NoSuchThing', 'ru', [])).toEqual({ tried: false, refusal: null });
  const { made } = await machine();
  expect(await made.tryJvmFlags('-javaagent:x', 'ru', [])).toEqual({ tried: false, refusal: null });
  expect(bare().memory('auto')).toMatchObject({ value: 'auto', min: 512 });
});

test('every Java that clients start with tests the flags, and no other', async () => {
  const takes = { executable: await program('java-17', `echo 17 >> '${folder}/asked'`), major: 17 };
  const says = `echo 21 >> '${folder}/asked'; echo "Obsolete: $1" >&2; exit 1`;
  const refuses = { executable: await program('java-21', says), major: 21 };
  expect(await bare().tryJvmFlags('-Xss2m', 'en', [takes])).toEqual({ tried: true, refusal: null });
  expect(await bare().tryJvmFlags('-Xss2m', 'en', [takes, refuses])).toEqual({
    tried: true,
    refusal: "Java doesn't accept these flags: Obsolete: -Xss2m",
  });
  const { made } = await machine();
  expect(await made.tryJvmFlags('-XX:+G1NoSuchThing', 'en', [takes])).toEqual({ tried: true, refusal: null });
  expect((await readFile(join(folder, 'asked'), 'utf8')).split('\n').sort()).toEqual(['', '17', '17', '17', '21']);
});

test('the opener gets the target as one argument without a shell, and none of our secrets', async () => {
  await program('xdg-open', `printf '%s|%s' "$1" "$LAUNCHER_TOKEN" > '${folder}/opened'`);
  const env = { PATH: `${folder}:/usr/bin:/bin`, LAUNCHER_TOKEN: 'secret' };
  const target = `${folder}/a "b" $(id) ;\`c\``;
  await openWithSystem('folder', target, { platform: 'linux', env });
  await sleep(50);
  expect(await readFile(join(folder, 'opened'), 'utf8')).toBe(`${target}|`);
});

test('an opener that is missing or fails is reported, and one that keeps running is not awaited', async () => {
  const env = { PATH: folder };
  await expect(openWithSystem('link', 'https://x', { platform: 'linux', env })).rejects.toThrow('ENOENT');
  await program('xdg-open', 'exit 3');
  await expect(openWithSystem('link', 'https://x', { platform: 'linux', env })).rejects.toThrow('ended with 3');
  await program('xdg-open', 'exec /bin/sleep 3');
  await openWithSystem('link', 'https://x', { platform: 'linux', env });
});

test('the folder of the clients has its free space, and a file with two names counts once', async () => {
  const resources = join(folder, 'resources');
  await mkdir(join(resources, 'objects'), { recursive: true });
  await mkdir(join(resources, 'clients'));
  await writeFile(join(resources, 'objects', 'a'), 'x'.repeat(1000));
  linkSync(join(resources, 'objects', 'a'), join(resources, 'clients', 'a'));
  await writeFile(join(resources, 'clients', 'b'), 'x'.repeat(10));
  const info = await resourceFolder(resources);
  expect(info).toMatchObject({ value: resources, used: 1010 });
  expect(info.free).toBeGreaterThan(0);
});

test('a folder that does not exist has the free space of its parent', async () => {
  const info = await resourceFolder(join(folder, 'not', 'yet'));
  expect(info.used).toBe(0);
  expect(info.free).toBeGreaterThan(0);
});

test.each([
  [`C:\\${'a'.repeat(130)}`, 'win32', ['long_path']],
  ['\\\\server\\games', 'win32', ['network_drive']],
  ['C:\\Users\\a\\OneDrive\\Games', 'win32', ['synced_folder']],
  ['C:\\Users\\a\\OneDrive - Firma\\Games', 'win32', ['synced_folder']],
  ['/home/a/Яндекс.Диск/Игры', 'linux', ['synced_folder']],
  ['/Users/a/Library/Mobile Documents/x', 'darwin', ['synced_folder']],
  ['/home/a/Dropboxes/x', 'linux', []],
  ['/home/a/Игры', 'linux', []],
] as const)('%s on %s is warned of with %j', (path, platform, warnings) => {
  expect(pathWarnings(path, platform)).toEqual(warnings);
});
