import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import sharp from 'sharp';
import { addPlayer } from '../../../testing/players.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { newFileName } from './file-names.ts';
import { encodeCovers } from './encode-covers.ts';
import { forgetImageUses, imagesOf, useImages } from './images-repository.ts';
import { storePicture } from './store-picture.ts';
import { sweepFiles } from './sweep-files.ts';
import { noisy } from './testing/pictures.ts';
import { addImage, beginFiles } from './uploads-repository.ts';

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());

const names = async () =>
  (await api.app.db.selectFrom('stored_files').select('name').execute()).map(({ name }) => name);

async function upload(documentKey: string = randomUUID()) {
  const picture = await storePicture(api.app, await noisy(600, 300).png().toBuffer());
  const image = { ...picture, documentKey, uploader: player.playerId };
  await inTransaction(api.app.db, (trx) => addImage(trx, image, api.app.clock.now()));
  return { ...image, files: picture.sources.map(({ name }) => name) };
}
const show = (documentKey: string, image: string, cover = false) =>
  inTransaction(api.app.db, (trx) =>
    useImages(trx, { documentKey, version: 1, images: [image], cover: cover ? image : null }),
  );
const isThere = async (id: string) => id in (await imagesOf(api.app.db, [id]));
const areRead = async (files: string[]) =>
  Promise.all(files.map(async (name) => (await api.app.files.read(name)) !== null));

test('a picture that no version uses is deleted after a day with its files; a used one stays', async () => {
  const [unused, used] = [await upload(), await upload()];
  await show(used.documentKey, used.id);
  api.clock.advance(DAY_MS - 1000);
  await runJob(api.app, sweepFiles);
  expect([await isThere(unused.id), await areRead(unused.files)]).toEqual([true, [true, true]]);
  api.clock.advance(2000);
  await runJob(api.app, sweepFiles);
  expect([await isThere(unused.id), await areRead(unused.files)]).toEqual([false, [false, false]]);
  expect([await isThere(used.id), await areRead(used.files)]).toEqual([true, [true, true]]);
  expect((await names()).sort()).toEqual([...used.files].sort());
  await inTransaction(api.app.db, (trx) => forgetImageUses(trx, [used.documentKey]));
  await runJob(api.app, sweepFiles);
  expect([await isThere(used.id), await areRead(used.files), await names()]).toEqual([false, [false, false], []]);
});

test('files of an upload aborted at any step are deleted after an hour', async () => {
  const written = newFileName(480, 'webp');
  await beginFiles(api.app.db, [written, newFileName(960, 'webp')], api.app.clock.now());
  await api.app.files.put(written, Buffer.from('x'));
  api.clock.advance(HOUR_MS - 1000);
  await runJob(api.app, sweepFiles);
  expect(await names()).toHaveLength(2);
  api.clock.advance(2000);
  await runJob(api.app, sweepFiles);
  expect([await names(), await areRead([written])]).toEqual([[], [false]]);
});

test('while the store is unavailable no record of a file is deleted', async () => {
  const lost = Array.from({ length: 45 }, () => newFileName(480, 'webp'));
  await beginFiles(api.app.db, lost, api.app.clock.now());
  api.clock.advance(2 * HOUR_MS);
  const away = async () => Promise.reject(new Error('the store is away'));
  await runJob({ ...api.app, files: { ...api.app.files, remove: away } }, sweepFiles);
  expect(await names()).toHaveLength(45);
  await runJob(api.app, sweepFiles);
  expect(await names()).toEqual([]);
});

test('a cover is encoded as AVIF in each of its widths, once; other pictures are not', async () => {
  const [cover, other] = [await upload(), await upload()];
  await show(cover.documentKey, cover.id, true);
  await show(other.documentKey, other.id);
  await Promise.all([runJob(api.app, encodeCovers), runJob(api.app, encodeCovers)]);
  const images = await imagesOf(api.app.db, [cover.id, other.id]);
  expect(images[cover.id]?.sources.map(({ width, type }) => [width, type])).toEqual([
    [480, 'image/webp'],
    [480, 'image/avif'],
    [600, 'image/webp'],
    [600, 'image/avif'],
  ]);
  expect(images[other.id]?.sources).toHaveLength(2);
  const file = await api.app.files.read(images[cover.id]?.sources[3]?.url.replace('/files/', '') ?? '');
  expect(await sharp(file ?? undefined).metadata()).toMatchObject({ compression: 'av1', width: 600, height: 300 });
  const before = await names();
  await runJob(api.app, encodeCovers);
  expect(await names()).toEqual(before);
});
