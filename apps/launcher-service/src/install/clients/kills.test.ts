import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bundled } from '../../testing/bundled.ts';
import { type BuildServer, serveBuilds } from '../../testing/build-server.ts';
import { installOnce } from '../../testing/install-once.ts';
import { createPublisher, type Publisher } from '../../testing/publisher.ts';
import { addFiles, CLIENT_ID, clientManifest, contentOf } from '../../testing/sample-client.ts';
import { readTree, scratchFolders } from '../../testing/scratch.ts';

const KILLER = fileURLToPath(new URL('../../testing/kill-at-step.mjs', import.meta.url));
const scratch = scratchFolders();
let publisher: Publisher;
let server: BuildServer;

beforeEach(async () => {
  publisher = createPublisher();
  server = await serveBuilds(publisher.files);
});
afterEach(async () => {
  await server.close();
  scratch.remove();
});

const newHome = () => {
  const home = scratch.make();
  writeFileSync(join(home, 'root.json'), publisher.trustedRoot);
  return home;
};
const asTree = (files: Record<string, Buffer>) =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.toString('latin1')]));
const installProgram = () => bundled('install-process.ts', scratch.make());
const treeOf = (home: string) => readTree(join(home, 'resources', 'clients', CLIENT_ID));

// Starts the program 51 times.
test('a download that is killed 50 times is complete and correct in the end, with at most 2 % downloaded twice', async () => {
  const large = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`mods/мод ${index}.jar`, contentOf(`large ${index}`, 16_000_000)]),
  );
  const small = Array.from({ length: 1600 }, (_, index): [string, Buffer] => [
    `assets/${index % 40}/${index}.json`,
    contentOf(`small ${index}`, 3_000 + ((index * 7919) % 24_000)),
  ]);
  const files = { ...large, ...Object.fromEntries(small) };
  const packs = [0, 1, 2].map((part) =>
    publisher.addPack(small.slice(part * 600, (part + 1) * 600).map(([, bytes]) => bytes)),
  );
  publisher.publish([clientManifest(publisher, addFiles(publisher, files), { packs })]);
  const total = Object.values(files).reduce((sum, bytes) => sum + bytes.length, 0);
  const kills = 50;
  const home = newHome();
  const program = await installProgram();
  const run = async (quota: number, moment: 'before' | 'after'): Promise<NodeJS.Signals | number | null> => {
    const args = [program, server.url, home, String(quota), moment];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return signal ?? code;
  };
  for (let count = 0; count < kills; count += 1) {
    // It is killed inside of a chunk, or right after one: the worst case and the usual one.
    expect(await run(total / (2 * kills), count % 2 === 0 ? 'before' : 'after')).toBe('SIGKILL');
  }
  expect(await run(Infinity, 'after')).toBe(0);
  expect(treeOf(home)).toEqual(asTree(files));
  expect(readdirSync(join(home, 'resources', 'parts'))).toEqual([]);
  const received = readFileSync(join(home, 'received'), 'utf8')
    .trim()
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0);
  expect((received - total) / total).toBeLessThanOrEqual(0.02);
}, 600_000);

// Starts the program once per step.
test('a switch that is killed at any step leaves whole files only, and the next start completes it', async () => {
  const base = newHome();
  const program = await installProgram();
  const run = async (home: string, killAt?: number): Promise<NodeJS.Signals | number | null> => {
    const child = spawn(
      process.execPath,
      [...(killAt === undefined ? [] : ['--import', KILLER]), program, server.url, home],
      {
        env: { ...process.env, KILL_AT_STEP: String(killAt) },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return signal ?? code;
  };
  const common = { 'mods/same.jar': contentOf('same', 900), 'config/a.toml': contentOf('a', 300) };
  const old = { ...common, 'mods/changed.jar': contentOf('v1', 500), 'lib/gone.jar': contentOf('gone', 400) };
  publisher.publish([clientManifest(publisher, addFiles(publisher, old))]);
  expect(await run(base)).toBe(0);
  const client = (home: string, path: string) => join(home, 'resources', 'clients', CLIENT_ID, path);
  const foreign = { 'mods/cheat.jar': Buffer.from('cheat'), 'mods/new.jar/inside.txt': Buffer.from('in the way') };
  const mine = { 'saves/мир/level.dat': Buffer.from('world') };
  for (const [path, bytes] of Object.entries({ ...foreign, ...mine })) {
    mkdirSync(join(client(base, path), '..'), { recursive: true });
    writeFileSync(client(base, path), bytes);
  }
  const next = {
    ...common,
    'mods/changed.jar': contentOf('v2', 500),
    'mods/new.jar': contentOf('new', 700),
    'x/y/z.txt': contentOf('z', 10),
  };
  publisher.publish([clientManifest(publisher, addFiles(publisher, next), { version: 2 })]);
  const allowed = [old, foreign, mine, next].map(asTree);
  let steps = 0;
  for (let killed = true; killed;) {
    steps += 1;
    const home = join(scratch.make(), 'h');
    cpSync(base, home, { recursive: true });
    killed = (await run(home, steps)) === 'SIGKILL';
    for (const [path, content] of Object.entries(treeOf(home))) {
      expect(allowed.map((tree) => tree[path])).toContain(content);
    }
    expect(readFileSync(client(home, 'saves/мир/level.dat'), 'utf8')).toBe('world');
    if (killed) await installOnce(server.url, home);
    expect(treeOf(home)).toEqual(asTree({ ...next, ...mine }));
    expect(Object.values(readTree(join(home, 'resources', 'trash'))).sort()).toEqual(['cheat', 'in the way']);
    expect(readdirSync(join(home, 'resources', 'staging'))).toEqual([]);
    expect(Object.keys(readTree(home)).filter((path) => path.endsWith('.tmp'))).toEqual([]);
  }
  // A smaller number would mean that the steps were not observed.
  expect(steps).toBeGreaterThan(20);
}, 600_000);
