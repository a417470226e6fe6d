import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openJournal } from '../../state/machine/journal.ts';
import { openSettings } from '../../state/settings/settings-store.ts';
import { createTextStore } from '../../state/storage/text-store.ts';
import { mountingTest } from '../../testing/mounting-test.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareHome } from '../prepare-home.ts';
import { removeLeftovers, temporaryFile, writeAtomically } from './write-atomically.ts';
import type { FileSteps } from './write-atomically.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** A full disk: temporary files remain. */
const full: FileSteps = {
  rename,
  async open(...given: Parameters<typeof open>) {
    const handle = await open(...given);
    handle.writeFile = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    return handle;
  },
};

describe('settings', () => {
  test('have their defaults without a file', async () => {
    const settings = await openSettings(home);
    expect(settings.get()).toEqual({
      debugger: false,
      jvmFlags: '',
      logDisplay: false,
      memory: 'auto',
      proxy: '',
      resourceFolder: join(home, 'resources'),
    });
  });

  test('are restored after a restart, and a copy of the previous ones exists', async () => {
    const settings = await openSettings(home);
    await settings.set({ memory: 4096 });
    await Promise.all([settings.set({ debugger: true }), settings.set({ jvmFlags: '-Xss4m' })]);
    expect((await openSettings(home)).get()).toMatchObject({ memory: 4096, debugger: true, jvmFlags: '-Xss4m' });
    const previous = JSON.parse(await readFile(join(home, 'settings.json.previous'), 'utf8')) as object;
    expect(previous).toMatchObject({ memory: 4096, debugger: true, jvmFlags: '' });
    expect((await readdir(home)).sort()).toEqual(['settings.json', 'settings.json.previous']);
  });

  test.each(['', '{"memory":', 'null', '[]', '\0\0\0\0'])(
    'with %j in the file the last valid copy is used',
    async (text) => {
      const settings = await openSettings(home);
      await settings.set({ memory: 2048 });
      await settings.set({ memory: 4096 });
      await writeFile(join(home, 'settings.json'), text);
      expect((await openSettings(home)).get()).toMatchObject({ memory: 2048 });
    },
  );

  test('an invalid value falls back to its default without affecting the others', async () => {
    const text = JSON.stringify({ memory: 'lots', debugger: 'yes', jvmFlags: '-Xss4m', more: 1 });
    await writeFile(join(home, 'settings.json'), text);
    expect((await openSettings(home)).get()).toMatchObject({ memory: 'auto', debugger: false, jvmFlags: '-Xss4m' });
  });

  test('on a full disk nothing changes, neither on the disk nor in memory', async () => {
    await (await openSettings(home)).set({ memory: 4096 });
    const settings = await openSettings(home, full);
    await expect(settings.set({ memory: 1024 })).rejects.toThrow('no space left');
    expect(settings.get().memory).toBe(4096);
    expect((await openSettings(home)).get().memory).toBe(4096);
    expect(await readdir(home)).toEqual(['settings.json']);
  });
});

// Where mounting is not allowed, the failing writes above cover this.
describe('on a real file system without space', () => {
  let small: string;
  beforeEach(async () => {
    small = join(home, 'small');
    await mkdir(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]);
  });
  afterEach(() => void execFileSync('umount', [small]));

  mountingTest('settings and texts stay as they were, and go on once there is room', async () => {
    const settings = await openSettings(small);
    const texts = createTextStore(small);
    await settings.set({ jvmFlags: '-Xss4m' });
    await texts.write('session', 'old');
    const filler = join(small, 'filler');
    await writeFile(filler, Buffer.alloc(64 * 1024)).catch(() => undefined);
    await expect(settings.set({ jvmFlags: 'x'.repeat(9000) })).rejects.toThrow('ENOSPC');
    await expect(texts.write('session', 'y'.repeat(9000))).rejects.toThrow('ENOSPC');
    expect([settings.get().jvmFlags, await texts.read('session')]).toEqual(['-Xss4m', 'old']);
    expect((await openSettings(small)).get().jvmFlags).toBe('-Xss4m');
    await rm(filler);
    await settings.set({ jvmFlags: 'x'.repeat(9000) });
    await texts.write('session', 'new');
    expect((await openSettings(small)).get().jvmFlags).toHaveLength(9000);
    expect(await texts.read('session')).toBe('new');
  });
});

test('after a kill at any moment the file has either the old or the new content', async () => {
  const script = fileURLToPath(new URL('../../testing/endless-writer.ts', import.meta.url));
  const seen = new Set<string>();
  for (let kill = 0; kill < 12; kill += 1) {
    const writer = spawn(process.execPath, [script, home], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    await sleep(kill * 7);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    const { jvmFlags } = (await openSettings(home)).get();
    expect(jvmFlags).toMatch(/^(\d+) {4000}\1$/);
    const text = await createTextStore(home).read('session');
    expect(text).toMatch(/^(\d+) {4000}\1$/);
    seen.add(jvmFlags);
  }
  // Each run started where the previous one was killed.
  expect(seen.size).toBe(12);
  await Promise.all([home, join(home, 'storage')].map(removeLeftovers));
  expect((await readdir(home)).sort()).toEqual(['settings.json', 'settings.json.previous', 'storage']);
  expect(await readdir(join(home, 'storage'))).toHaveLength(1);
});

describe('texts', () => {
  test('are stored under every valid key, separately, readable by the owner only', async () => {
    const texts = createTextStore(home);
    const keys = ['session', 'Session', '..', '.', 'CON', 'a'.repeat(64), '-', '_.x'];
    for (const key of keys) await texts.write(key, `text of ${key}`);
    for (const key of keys) expect(await texts.read(key)).toBe(`text of ${key}`);
    const names = await readdir(join(home, 'storage'));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(keys.length);
    for (const name of names) {
      const { mode } = await stat(join(home, 'storage', name));
      expect(mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(home, 'storage'))).mode & 0o777).toBe(0o700);
    expect(await readdir(home)).toEqual(['storage']);
    await texts.remove('..');
    await texts.remove('gone');
    expect([await texts.read('..'), await texts.read('.')]).toEqual([null, 'text of .']);
  });

  test.each(['', 'a/b', '../x', 'a b', 'ключ', 'a'.repeat(65), 'a\0'])('%j is not a valid key', async (key) => {
    await expect(async () => createTextStore(home).write(key, 'x')).rejects.toThrow('cannot be kept');
  });

  test('on a full disk the old text stays', async () => {
    await createTextStore(home).write('session', 'old');
    await expect(createTextStore(home, full).write('session', 'new')).rejects.toThrow('no space left');
    expect(await createTextStore(home).read('session')).toBe('old');
  });
});

test('after a kill between copy and rename both files are readable', async () => {
  const file = join(home, 'a');
  const kept = { keepPrevious: join(home, 'b') };
  const killed: FileSteps = {
    open,
    rename: async () => {
      throw new Error('killed');
    },
  };
  await writeAtomically(file, 'one', kept);
  await expect(writeAtomically(file, 'two', { ...kept, steps: killed })).rejects.toThrow('killed');
  expect([await readFile(file, 'utf8'), await readFile(kept.keepPrevious, 'utf8')]).toEqual(['one', 'one']);
  await writeAtomically(file, 'three', kept);
  expect([await readFile(file, 'utf8'), await readFile(kept.keepPrevious, 'utf8')]).toEqual(['three', 'one']);
  expect((await readdir(home)).sort()).toEqual(['a', 'b']);
});

test('a start deletes what a killed process left in any folder of the home, and nothing else', async () => {
  const folders = ['', 'storage', 'trust/clients', 'trust/ui', 'ui', 'ui-parts', 'logs'].map((name) =>
    join(home, name),
  );
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await writeFile(temporaryFile(folder, 'a.json'), 'half');
    await writeFile(join(folder, '.b.json.0c6e6f5a-0a52-4d0f-8a4e-3e9a5a1f7c11.tmp'), 'of an earlier version');
    await writeFile(
      join(folder, `.c.json.${process.ppid}.0c6e6f5a-0a52-4d0f-8a4e-3e9a5a1f7c11.tmp`),
      'of a live process',
    );
  }
  await prepareHome(home);
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.tmp'));
    expect(names).toEqual([expect.stringMatching(/^\.c\.json/)]);
  }
});

describe('the journal', () => {
  const gameWith = (logFile: string) => ({ clientId: 'a', pid: 7, processStart: 's', startedAt: 't', logFile });

  test('is restored after a restart', async () => {
    const game = gameWith(join(home, 'logs', 'game-1.log'));
    const journal = await openJournal(home);
    await journal.write({ job: { clientId: 'a' } });
    await journal.write({ game, lastPlayed: { a: 'now' } });
    expect((await openJournal(home)).read()).toEqual({ job: { clientId: 'a' }, game, lastPlayed: { a: 'now' } });
  });

  test.each([
    ['a file of the player', () => '/home/player/.ssh/id_ed25519'],
    ['a file elsewhere with such a name', () => join(home, 'game-1.log')],
    ['a way out of the folder', () => join(home, 'logs', '..', 'settings.json')],
  ])('does not accept %s as the log of a game', async (_, logFile) => {
    await (await openJournal(home)).write({ game: gameWith(logFile()) });
    expect((await openJournal(home)).read().game).toBeNull();
  });

  test.each(['', '{', '[]', '{"job":5,"game":{"pid":"7"},"lastPlayed":[]}'])(
    'with %j in the file it is empty',
    async (text) => {
      await writeFile(join(home, 'journal.json'), text);
      expect((await openJournal(home)).read()).toEqual({ job: null, game: null, lastPlayed: {} });
    },
  );
});

test('only one holder locks a folder, until it releases the lock', () => {
  const release = lockFolder(home, 'lock');
  expect(lockFolder(home, 'lock')).toBeNull();
  expect(lockFolder(home, 'other')).not.toBeNull();
  release?.();
  expect(lockFolder(home, 'lock')).not.toBeNull();
});

test('a folder that cannot be locked is named with the reason', async () => {
  const long = join(home, ...Array.from({ length: 9 }, () => 'x'.repeat(200)));
  expect(() => lockFolder(long, 'lock')).toThrow(/xxx\/lock cannot be used: its path has \d+ bytes, at most 504 work/);
  await mkdir(join(home, 'taken', 'lock'), { recursive: true });
  expect(() => lockFolder(join(home, 'taken'), 'lock')).toThrow(join(home, 'taken', 'lock'));
});
