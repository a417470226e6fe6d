import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import { useImages } from '../../content/files/images-repository.ts';
import { storePicture } from '../../content/files/store-picture.ts';
import { noisy } from '../../content/files/testing/pictures.ts';
import { addImage } from '../../content/files/uploads-repository.ts';
import { deleteBatch } from './delete-batch.ts';
import { inTransaction } from './in-transaction.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const GATE = 4711;
const documentKey = '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00';

test('a row that gets a reference after it was found due and before it is locked is not deleted', async () => {
  const { db } = api.app;
  const { playerId } = await addPlayer(api, 0);
  const picture = await storePicture(api.app, await noisy(500, 250).png().toBuffer());
  const image = { ...picture, documentKey, uploader: playerId };
  await inTransaction(db, (trx) => addImage(trx, image, api.app.clock.now()));
  // The lock is taken once per statement, before its rows: the statement's snapshot is from before the lock.
  const due = sql`(SELECT pg_advisory_xact_lock(${GATE})) IS NOT NULL
    AND NOT EXISTS (SELECT FROM document_image_uses used WHERE used.image_id = document_images.id)`;
  // Without the lock timeout and retry of other transactions: a retry would see the save.
  const sweep = () => db.transaction().execute((trx) => deleteBatch(trx, 'document_images', due));
  const { sweeping } = await inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${GATE})`.execute(trx);
    const swept = sweep();
    await waitForLockedConnections(api);
    expect(await useImages(trx, { documentKey, version: 1, images: [picture.id], cover: null })).toBe(true);
    return { sweeping: swept };
  });
  expect(await sweeping).toBe(false);
  expect(await db.selectFrom('document_images').select('id').execute()).toEqual([{ id: picture.id }]);
  await db.deleteFrom('document_image_uses').execute();
  expect(await sweep()).toBe(false);
  expect(await db.selectFrom('document_images').select('id').execute()).toEqual([]);
});
