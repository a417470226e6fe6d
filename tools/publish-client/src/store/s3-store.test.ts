import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { checkRepository } from '../check.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
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

test('a store that speaks S3 holds a repository that is whole', async () => {
  await workshop.publish([workshop.build('client', clientFiles)], { store: await open() });
  expect(await checkRepository(await open(), null, NOW)).toMatchObject({ rootVersion: 1, objects: 7 });
  expect(s3.refusals).toEqual([]);
  const names = [...s3.objects.keys()];
  expect(names.every((name) => name.startsWith('clients/'))).toBe(true);
  const headersOf = (start: string) => s3.objects.get(names.find((name) => name.startsWith(start)) ?? '')?.headers;
  expect(headersOf('clients/objects/')?.['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headersOf('clients/timestamp.json')).toEqual({
    'cache-control': 'no-cache',
    'content-type': 'application/json',
  });
});

test('what is there is not sent again', async () => {
  const client = workshop.build('client', clientFiles);
  await workshop.publish([client], { store: await open() });
  const put: string[] = [];
  const store = watchedStore(await open(), (name) => put.push(name));
  await workshop.publish([client], { store });
  expect(put).toEqual(['timestamp.json']);
});

test('a file that changes while it is sent is refused by the store, and readers keep what they had', async () => {
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
