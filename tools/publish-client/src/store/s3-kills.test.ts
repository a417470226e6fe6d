import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startS3 } from '@hoshikraft/testkit/s3';
import { checkRepository } from '../check.ts';
import { clientFiles, NOW, openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';
import { openStore } from './open-store.ts';

// Starts a process for every step at which it is killed.
jest.setTimeout(120_000);

const PLACE = 's3://builds/clients';
const dying = fileURLToPath(new URL('../testing/publish-and-die.ts', import.meta.url));
const changedFiles = { ...clientFiles, 'options.txt': 'fov:90', 'mods/gates.jar': Buffer.alloc(100_000, 'gate') };
const before = { ...process.env };
let workshop: Workshop;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' });
  workshop = openWorkshop();
  s3 = await startS3();
});
afterEach(async () => {
  process.env = { ...before };
  workshop.remove();
  await s3.stop();
});

const place = () => ({ S3_ENDPOINT: s3.url, AWS_REGION: 'eu-north-1' });

/** Publishes in a separate process, which kills itself before a step. */
async function publishAndDie(description: string, step: number | 'never') {
  const { keys, rootKeys } = workshop.folders;
  const args = ['--disable-warning=ExperimentalWarning', dying, keys, rootKeys, PLACE, description, String(step)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...place() },
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { output, signal };
}

/** Version of the client for a reader, with every byte verified. */
async function versionRead(): Promise<number | undefined> {
  const { bundles } = await checkRepository(await openStore(PLACE, place()), null, NOW);
  return bundles[0]?.version;
}

test('after a kill before any step readers of S3 get either the old or the new version, and the next run completes it', async () => {
  await workshop.publish([workshop.build('old', clientFiles)], { store: await openStore(PLACE, place()) });
  const old = new Map(s3.objects);
  const description = workshop.build('new', changedFiles).source;
  const versions: (number | undefined)[] = [];
  for (let step = 0; ; step += 1) {
    await s3.stop();
    s3 = await startS3(old);
    const { output, signal } = await publishAndDie(description, step);
    versions.push(await versionRead());
    if (output === 'published') break;
    expect(signal).toBe('SIGKILL');
    expect((await publishAndDie(description, 'never')).output).toBe('published');
    expect(await versionRead()).toBe(2);
    expect(s3.refusals).toEqual([]);
  }
  // Two objects, a pack, manifest, snapshot and timestamp; the new version is visible only after the timestamp.
  expect(versions).toEqual([...Array<number>(6).fill(1), 2]);
});
