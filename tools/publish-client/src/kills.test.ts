import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { checkRepository } from './check.ts';
import { readPublished } from './metadata/published.ts';
import { readRootChain } from './metadata/roots.ts';
import { diskStore } from './store/disk-store.ts';
import { CLIENT, clientFiles, listVisible, NOW, openWorkshop } from './testing/workshop.ts';
import type { Workshop } from './testing/workshop.ts';

// Starts a process for every step at which it is killed.
jest.setTimeout(120_000);

const dying = fileURLToPath(new URL('testing/publish-and-die.ts', import.meta.url));
const changedFiles = { ...clientFiles, 'options.txt': 'fov:90', 'mods/gates.jar': Buffer.alloc(100_000, 'gate') };
let workshop: Workshop;
let repository: string;

beforeEach(async () => {
  workshop = openWorkshop();
  repository = join(workshop.folder, 'tried');
  await workshop.publish([workshop.build('old', clientFiles)]);
});
afterEach(() => workshop.remove());

const args = (description: string, step: string | number) => [
  ...['--disable-warning=ExperimentalWarning', dying],
  ...[workshop.folders.keys, workshop.folders.rootKeys, repository, description, String(step)],
];

function startAnew(): void {
  rmSync(repository, { recursive: true, force: true });
  cpSync(workshop.repository, repository, { recursive: true });
}

/** Version of the client for a reader, with every byte verified. */
async function versionRead(): Promise<number | undefined> {
  const { bundles } = await checkRepository(diskStore(repository), null, NOW);
  return bundles[0]?.version;
}

test('after a kill before any step readers get either the old or the new version, and the next run completes it', async () => {
  const description = workshop.build('new', changedFiles).source;
  const versions: (number | undefined)[] = [];
  for (let step = 0; ; step += 1) {
    startAnew();
    const child = spawnSync(process.execPath, args(description, step), { encoding: 'utf8' });
    versions.push(await versionRead());
    if (child.stdout === 'published') break;
    expect(child.signal).toBe('SIGKILL');
    const again = spawnSync(process.execPath, args(description, 'never'), { encoding: 'utf8' });
    expect(again.stdout).toBe('published');
    expect(await versionRead()).toBe(2);
    expect(readdirSync(join(repository, '.unfinished'))).toEqual([]);
  }
  // Two objects, a pack, manifest, snapshot and timestamp; the new version is visible only after the timestamp.
  expect(versions).toEqual([...Array<number>(6).fill(1), 2]);
});

test('kills at random times, while a reader reads all the time', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`assets/${index}.bin`, Buffer.alloc(20_000, `new ${index}`)]),
  );
  const description = workshop.build('new', { ...clientFiles, ...files }).source;
  startAnew();
  let killed = 0;
  for (let patience = 250; ; patience *= 1.4) {
    const child = spawn(process.execPath, args(description, 'never'), { stdio: 'ignore' });
    let ended = false;
    const end = new Promise<NodeJS.Signals | null>((resolve) =>
      child.once('exit', (_code, signal) => {
        ended = true;
        resolve(signal);
      }),
    );
    const kill = sleep(patience).then(() => child.kill('SIGKILL'));
    while (!ended) {
      expect([1, 2]).toContain(await versionRead());
      await sleep(5);
    }
    await kill;
    const signal = await end;
    const version = await versionRead();
    if (signal === null) {
      expect(version).toBe(2);
      break;
    }
    killed += 1;
  }
  expect(killed).toBeGreaterThan(0);
  const published = await readPublished(diskStore(repository), readRootChain(workshop.folders.keys));
  expect(published.bundles.get(CLIENT)?.manifest.files).toHaveLength(506);
  expect(listVisible(join(repository, '.unfinished'))).toEqual([]);
});
