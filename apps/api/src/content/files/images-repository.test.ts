import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { forgetImageUses, imagesOf, imagesUploadedTo, useImages } from './images-repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('postgres', false);
});
afterAll(() => database.close());

async function addImage(documentKey: string, minute = 0): Promise<string> {
  const id = randomUUID();
  const sources = JSON.stringify([{ name: `${id}-480.webp`, width: 480, type: 'image/webp' }]);
  const row = { id, document_key: documentKey, width: 480, height: 320, placeholder: 'data:image/webp;base64,AA' };
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute));
  await database.db
    .insertInto('document_images')
    .values({ ...row, sources, created_at })
    .execute();
  return id;
}

test('a picture is presented with the addresses of its files; an unknown one is left out', async () => {
  const id = await addImage(randomUUID());
  expect(await imagesOf(database.db, [id, randomUUID()])).toEqual({
    [id]: {
      id,
      width: 480,
      height: 320,
      placeholder: 'data:image/webp;base64,AA',
      sources: [{ url: `/files/${id}-480.webp`, width: 480, type: 'image/webp' }],
    },
  });
  expect(await imagesOf(database.db, [])).toEqual({});
});

test('the newest pictures of a document are listed', async () => {
  const key = randomUUID();
  const [, second, third] = [await addImage(key, 1), await addImage(key, 2), await addImage(key, 3)];
  await addImage(randomUUID(), 4);
  expect(Object.keys(await imagesUploadedTo(database.db, key, 2))).toEqual([third, second]);
});

test('a picture used by a version cannot be deleted before the version', async () => {
  const key = randomUUID();
  const id = await addImage(key);
  const shown = { documentKey: key, version: 1, images: [id, id], cover: id };
  expect(await inTransaction(database.db, (trx) => useImages(trx, shown))).toBe(true);
  const remove = () => database.db.deleteFrom('document_images').where('id', '=', id).execute();
  await expect(remove()).rejects.toThrow('document_image_uses');
  await inTransaction(database.db, (trx) => forgetImageUses(trx, [key]));
  await remove();
  expect(await imagesOf(database.db, [id])).toEqual({});
});

test('a version that uses an unknown picture is not stored', async () => {
  const key = randomUUID();
  const shown = { documentKey: key, version: 1, images: [await addImage(key), randomUUID()], cover: null };
  expect(await inTransaction(database.db, (trx) => useImages(trx, shown))).toBe(false);
  const uses = database.db.selectFrom('document_image_uses').selectAll().where('document_key', '=', key);
  expect(await uses.execute()).toEqual([]);
});
