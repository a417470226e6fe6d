import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { scratchFolders } from '../../testing/scratch.ts';
import { makeFolder, makeFolderSync } from './make-folder.ts';

const scratch = scratchFolders();
afterEach(() => scratch.remove());

const MODULE = new URL('./make-folder.ts', import.meta.url).href;
const onLinux = existsSync('/proc/self') ? test : test.skip;

onLinux.each(['await makeFolder', 'makeFolderSync'])(
  '%s returns an error where the system allows no folders and reports a missing parent',
  async (call) => {
    const script = `import { makeFolder, makeFolderSync } from ${JSON.stringify(MODULE)};
      try { ${call}('/proc/hoshi/kraft/clients'); } catch (error) { console.log(error.code); }`;
    // In a separate process: an endless loop could not be stopped here.
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(said.trim()).toBe('ENOENT');
  },
);

test.each([
  ['waiting', makeFolder],
  ['at once', async (folder: string, mode?: number) => makeFolderSync(folder, mode)],
])('missing parents are created, and an existing folder is not changed: %s', async (_, make) => {
  const root = scratch.make();
  const folder = join(root, 'игры', 'hoshi', 'clients');
  await make(folder, 0o700);
  expect(statSync(join(root, 'игры')).mode & 0o777).toBe(0o700);
  mkdirSync(join(folder, 'inside'));
  await Promise.all([make(folder), make(join(folder, 'a', 'b')), make(join(folder, 'a', 'c'))]);
  expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true);
  writeFileSync(join(root, 'file'), '');
  await expect(make(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(make(join(root, 'file', 'below'))).rejects.toMatchObject({ code: expect.stringMatching(/^E/) });
});
