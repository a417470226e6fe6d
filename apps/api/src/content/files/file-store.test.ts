import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startS3 } from '@hoshikraft/testkit/s3';
import type { FilesPlace } from '../../config.ts';
import { newFileName } from './file-names.ts';
import { openFileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoshikraft-store-'));
const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const bucket = (endpoint: string): FilesPlace => ({
  ...{ kind: 's3', bucket: 'builds', prefix: 'pictures/', region: 'eu-north-1' },
  ...{ endpoint, credentials },
});

describe.each([
  ['a folder', (): FilesPlace => ({ kind: 'disk', folder })],
  ['a bucket', () => bucket(s3.url)],
])('in %s', (_, place) => {
  test('a stored file can be read until it is removed, and removing it again does nothing', async () => {
    const store = await openFileStore(place());
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_unused, index) => index % 251));
    const name = newFileName(480, 'webp');
    await store.put(name, bytes);
    expect((await store.read(name))?.equals(bytes)).toBe(true);
    await store.remove(name);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
  });

  test.each(['../../etc/passwd', '..', 'a/../../b', '/etc/passwd', 'x.webp', ''])(
    'the name "%s" is refused',
    async (name) => {
      const store = await openFileStore(place());
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow();
      await expect(store.read(name)).rejects.toThrow();
      await expect(store.remove(name)).rejects.toThrow();
    },
  );
});

test('a file in a bucket has the configured prefix and its media type', async () => {
  const name = newFileName(960, 'webp');
  await (await openFileStore(bucket(s3.url))).put(name, Buffer.from('x'));
  expect(s3.objects.get(`pictures/${name.slice(0, 2)}/${name}`)?.headers).toMatchObject({
    'content-type': 'image/webp',
  });
  expect(s3.refusals).toEqual([]);
});

test('an unavailable store is an error, not a missing file', async () => {
  const store = await openFileStore(bucket('http://127.0.0.1:1'));
  await expect(store.read(newFileName(960, 'webp'))).rejects.toThrow();
  await expect(store.remove(newFileName(960, 'webp'))).rejects.toThrow();
});
