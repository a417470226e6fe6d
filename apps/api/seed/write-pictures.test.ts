import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { seedDevelopment } from './seed.ts';
import { writePictures } from './write-pictures.ts';

type Schemas = components['schemas'];

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ content: false });
  await seedDevelopment(test.app.db, test.app.config, test.clock.now());
});

afterAll(() => test.close());

const ids = async () => (await test.app.db.selectFrom('document_images').select('id').execute()).map(({ id }) => id);

/** Writes until `most` more pictures have been started. */
async function write(most: number): Promise<void> {
  const ending = new AbortController();
  let files = 0;
  const counting = {
    ...test.app.files,
    put: async (name: string, bytes: Uint8Array) => {
      files += 1;
      if (files === most * 3) ending.abort();
      await test.app.files.put(name, bytes);
    },
  };
  await writePictures({ ...test.app, files: counting }, ending.signal);
}

const newest = async () => {
  const { body } = await test.request<Schemas['DocumentList']>('GET', '/api/documents?target=news&limit=1');
  return body.items[0];
};

it('writes pictures of the newest documents first, and continues on the next start', async () => {
  expect((await newest())?.cover).toBeNull();
  await write(2);
  const first = await ids();
  expect(first).toHaveLength(2);
  await write(1);
  expect(await ids()).toHaveLength(3);
  expect(await ids()).toEqual(expect.arrayContaining(first));
});

it('stores the cover of a document in three widths and links it to the version that shows it', async () => {
  const document = await newest();
  expect(document?.cover).toMatchObject({ width: 1600, height: 900 });
  expect(document?.cover?.sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
  expect(document?.cover?.placeholder).toMatch(/^data:image\/webp;base64,/);
  const uses = await test.app.db.selectFrom('document_image_uses').select(['document_key', 'image_id']).execute();
  expect(uses).toContainEqual({ document_key: document?.key, image_id: document?.cover?.id });
});

it('stores each picture once when two nodes write at the same time', async () => {
  const before = await ids();
  await Promise.all([write(1), write(1)]);
  const after = await ids();
  expect(after.length).toBeGreaterThan(before.length);
  expect(new Set(after).size).toBe(after.length);
  const uses = await test.app.db.selectFrom('document_image_uses').select('image_id').execute();
  expect(uses).toHaveLength(after.length);
});
