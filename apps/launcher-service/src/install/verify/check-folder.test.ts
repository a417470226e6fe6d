import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkFolder } from './check-folder.ts';
import { createHashPool, type HashPool } from './hash-pool.ts';
import { stampOf } from './scan-tree.ts';
import { openStatCache, type StatCache } from './stat-cache.ts';
import { sha256Of } from '../../testing/publisher.ts';
import { scratchFolders } from '../../testing/scratch.ts';

const scratch = scratchFolders();
const NAMES = ['a', 'b', 'c', 'd'];
const LIE = '0'.repeat(64);
/** Longer than a tick of the file system's clock, within which a stamp is not trusted. */
const SETTLED_MS = 80;
let folder: string;
let cache: StatCache;
let pool: HashPool;
let hashed: string[];

const truth = (name: string): string => sha256Of(Buffer.from(`content of ${name}`));
const record = (contents: Record<string, string>) =>
  cache.record(
    'id',
    Object.entries(contents).map(([path, sha256]) => {
      const stamp = stampOf(join(folder, path))?.stamp ?? '';
      return { path, stamp, sha256 };
    }),
  );

beforeEach(async () => {
  folder = scratch.make();
  for (const name of NAMES) writeFileSync(join(folder, name), `content of ${name}`);
  await sleep(SETTLED_MS);
  cache = openStatCache(join(scratch.make(), 'cache.sqlite'));
  const real = createHashPool(1);
  hashed = [];
  pool = {
    hash(files, options) {
      hashed.push(...files.map(({ file }) => file.slice(folder.length + 1)));
      return real.hash(files, options);
    },
    close: () => real.close(),
  };
});
afterEach(async () => {
  cache.close();
  await pool.close();
  scratch.remove();
});

/** Checks the folder with these random numbers, one per file with a known stamp. */
async function check(
  samples: Record<string, number>,
): Promise<{ contents: Record<string, unknown>; reports: string[] }> {
  // The numbers are used in the order in which the folder lists its files.
  const numbers = NAMES.map((name) => samples[name] ?? 1);
  const reports: string[] = [];
  const found = await checkFolder({
    folder,
    id: 'id',
    wanted: new Set(NAMES),
    spell: (path) => path,
    cache,
    pool,
    full: false,
    signal: new AbortController().signal,
    onChecked: (done, total) => reports.push(`${done} of ${total}`),
    random: () => numbers.shift() ?? 1,
  });
  const contents = [...found].map(([path, entry]) => [path, 'sha256' in entry ? entry.sha256 : null] as const);
  return { contents: Object.fromEntries(contents), reports };
}

const all = (of: (name: string) => string): Record<string, string> =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)]));

test('files with a known stamp are not read, except for one in a hundred', async () => {
  record(all(truth));
  expect(await check({ a: 0.01, b: 0.0099, c: 0.5, d: 0.99 })).toEqual({
    contents: all(truth),
    reports: ['3 of 4', '4 of 4'],
  });
  expect(hashed).toEqual(['b']);
});

test('a wrong stamp is trusted until its file is sampled; then no stamp is trusted', async () => {
  record({ ...all(truth), b: LIE, d: LIE });
  expect((await check({})).contents).toEqual({ ...all(truth), b: LIE, d: LIE });
  expect(hashed).toEqual([]);
  expect((await check({ b: 0 })).contents).toEqual(all(truth));
  expect(hashed).toEqual(['b', 'a', 'b', 'c', 'd']);
  // The new hashes are cached.
  hashed.length = 0;
  expect((await check({})).contents).toEqual(all(truth));
  expect(hashed).toEqual([]);
});

test('a sampled file that is unchanged leaves the other stamps trusted', async () => {
  record({ ...all(truth), d: LIE });
  expect((await check({ a: 0, b: 0, c: 0 })).contents).toEqual({ ...all(truth), d: LIE });
  expect(hashed).toEqual(['a', 'b', 'c']);
});

test('a wrong stamp also removes cached hashes of files that are missing', async () => {
  record({ ...all(truth), b: LIE });
  cache.record('id', [{ path: 'gone', stamp: '1.1.1.1', sha256: LIE }]);
  await check({ b: 0 });
  expect([...cache.load('id').keys()].sort()).toEqual(NAMES);
});
