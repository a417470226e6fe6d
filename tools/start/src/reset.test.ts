import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const FOLDER_LOCK = new URL('../../../apps/api/src/platform/database/folder-lock.ts', import.meta.url).href;
const RESET = new URL('reset.ts', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reset-'));
  writeFileSync(join(folder, 'addresses.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reset = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RESET], {
    encoding: 'utf8',
    env: { ...process.env, DEV_DIR: folder },
  });
  return { status, stdout, stderr };
};

/** A process that holds the data as the API does. Answers what kills it. */
const holdData = async (): Promise<() => Promise<void>> => {
  const script = `import { lockFolder } from '${FOLDER_LOCK}';
    lockFolder(process.env.PGLITE_DIR);
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PGLITE_DIR: join(folder, 'pglite') },
  });
  const ended = new Promise<void>((resolve) => holder.once('exit', () => resolve()));
  await Promise.race([new Promise((resolve) => holder.stdout.once('data', resolve)), ended]);
  return () => {
    holder.kill('SIGKILL');
    return ended;
  };
};

test('data that a running API holds are left alone, and it is said what to stop', async () => {
  const kill = await holdData();
  const refused = reset();
  const left = existsSync(join(folder, 'addresses.json')) && existsSync(join(folder, 'pglite'));
  await kill();
  expect(refused.stderr).toBe(
    `Nothing was deleted: the API is using the data in ${folder}. Stop npm start with Ctrl+C, then run npm run reset again.\n`,
  );
  expect([refused.status, refused.stdout, left]).toEqual([1, '', true]);
});

test('the lock of a process that was killed holds nothing', async () => {
  await (
    await holdData()
  )();
  expect(existsSync(join(folder, 'pglite.lock'))).toBe(true);
  expect(reset()).toEqual({ status: 0, stdout: `Deleted ${folder}\n`, stderr: '' });
  expect(existsSync(folder)).toBe(false);
  expect(reset().stdout).toBe(`Nothing to delete: ${folder} does not exist\n`);
});
