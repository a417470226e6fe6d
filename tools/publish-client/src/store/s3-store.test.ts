import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startS3 } from '@hoshikraft/testkit/s3';
import { checkRepository } from '../check.ts';
import { names } from '../metadata/names.ts';
import { readPublished } from '../metadata/published.ts';
import { readRootChain } from '../metadata/roots.ts';
import { watchedStore } from '../testing/watched-store.ts';
import { clientFiles, NOW, openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const before = { ...process.env };
let s3: Awaited<ReturnType<typeof startS3>>;
let workshop: Workshop;

beforeAll(() => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' });
});
afterAll(() => {
  process.env = before;
});
beforeEach(async () => {
  s3 = await startS3();
  workshop = openWorkshop();
});
afterEach(async () => {
  workshop.remove();
  await s3.stop();
});

const open = (): Promise<Store> => openStore('s3://builds/clients', { S3_ENDPOINT: s3.url, AWS_REGION: 'eu-north-1' });

test('an S3-compatible store holds a complete repository', async () => {
  await workshop.publish([workshop.build('client', clientFiles)], { store: await open() });
  expect(await checkRepository(await open(), null, NOW)).toMatchObject({ rootVersion: 1, objects: 7 });
  expect(s3.refusals).toEqual([]);
  const there = [...s3.objects.keys()];
  expect(there.every((name) => name.startsWith('clients/'))).toBe(true);
  const headersOf = (start: string) => s3.objects.get(there.find((name) => name.startsWith(start)) ?? '')?.headers;
  expect(headersOf('clients/objects/')?.['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headersOf('clients/timestamp.json')).toEqual({
    'cache-control': 'no-cache',
    'content-type': 'application/json',
  });
});

test('existing files are not uploaded again', async () => {
  const client = workshop.build('client', clientFiles);
  await workshop.publish([client], { store: await open() });
  const put: string[] = [];
  const store = watchedStore(await open(), (name) => put.push(name));
  await workshop.publish([client], { store });
  expect(put).toEqual(['timestamp.json']);
});

test('a file that changes during its upload is refused by the store, and readers get the old version', async () => {
  await workshop.publish([workshop.build('client', clientFiles)], { store: await open() });
  const next = workshop.build('client', { ...clientFiles, 'mods/gates.jar': Buffer.alloc(100_000, 'gate') });
  const store = watchedStore(await open(), (name) => {
    if (!name.startsWith('objects/')) return;
    writeFileSync(join(workshop.folder, 'client/files/mods/gates.jar'), Buffer.alloc(100_000, 'fake'));
  });
  await expect(workshop.publish([next], { store })).rejects.toThrow();
  expect(s3.refusals).toEqual(['BadDigest']);
  expect(await checkRepository(await open(), null, NOW)).toMatchObject({ bundles: [{ version: 1 }] });
});

/** Publishes the client with other options while the timestamp of a first publisher is being uploaded. */
const publishInBetween = (fov: number) => {
  let done = false;
  s3.hooks.beforePut = async (name) => {
    if (done || name !== 'clients/timestamp.json') return;
    done = true;
    const client = workshop.build('second', { ...clientFiles, 'options.txt': `fov:${fov}` });
    await workshop.publish([client], { store: await open() });
  };
};
const optionsRead = async (): Promise<string[]> => {
  await checkRepository(await open(), null, NOW);
  const { bundles } = await readPublished(await open(), readRootChain(workshop.folders.keys));
  const used = [...bundles.values()].flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => sha256));
  const objects = used.map((sha256) => s3.objects.get(`clients/${names.object(sha256)}`)?.bytes.toString() ?? '');
  return objects.filter((text) => text.startsWith('fov:'));
};

test.each(['into an empty store', 'over what is there'])(
  'of two concurrent publishers %s one gets an error and the other stays complete',
  async (where) => {
    if (where === 'over what is there')
      await workshop.publish([workshop.build('old', clientFiles)], { store: await open() });
    publishInBetween(100);
    const first = workshop.build('first', { ...clientFiles, 'options.txt': 'fov:90' });
    await expect(workshop.publish([first], { store: await open() })).rejects.toThrow(
      'published to s3://builds/clients/',
    );
    expect(s3.refusals).toEqual(['PreconditionFailed']);
    expect(await optionsRead()).toEqual(['fov:100']);
    await workshop.publish([first], { store: await open() });
    expect(await optionsRead()).toEqual(['fov:90']);
  },
);

test('a timestamp whose response was lost is not mistaken for that of another publisher', async () => {
  let lost = false;
  s3.hooks.loseAnswer = (name) => !lost && (lost = name === 'clients/timestamp.json');
  await workshop.publish([workshop.build('client', clientFiles)], { store: await open() });
  expect(lost).toBe(true);
  expect(s3.refusals).toEqual(['PreconditionFailed']);
  expect(await checkRepository(await open(), null, NOW)).toMatchObject({ bundles: [{ version: 1 }] });
});

test('a store without conditional requests can be published to', async () => {
  s3.hooks.conditions = false;
  await workshop.publish([workshop.build('client', clientFiles)], { store: await open() });
  expect(s3.refusals).toContain('NotImplemented');
  expect(await checkRepository(await open(), null, NOW)).toMatchObject({ bundles: [{ version: 1 }] });
});
