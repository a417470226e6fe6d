import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { type AnotherProcess, startAnotherProcess } from '../../../testing/another-process.ts';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { forgetImageUses, imagesOf, useImages } from '../files/images-repository.ts';
import { storePicture } from '../files/store-picture.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { noisy } from '../files/testing/pictures.ts';
import { addImage } from '../files/uploads-repository.ts';
import { runJob } from '../../platform/jobs/job.ts';

let api: TestApp;
let other: AnotherProcess;
beforeAll(async () => {
  api = await createTestApp();
  other = await startAnotherProcess(api);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const share = (node: TestApp | AnotherProcess) => node.server.inject('/share/home.ru.jpg');
const both = <Result>(work: (app: AppContext) => Promise<Result>) => Promise.all([work(api.app), work(other.app)]);
const listRendered = () => api.app.db.selectFrom('drawn_files').select(['hash', 'name']).execute();
const known = async () =>
  (await api.app.db.selectFrom('stored_files').select('name').orderBy('name').execute()).map(({ name }) => name);
const isRead = async (name: string) => (await api.app.files.read(name)) !== null;

test('a share picture rendered by two nodes at once is stored once, and the file of the slower one is deleted', async () => {
  const answers = await Promise.all([share(api), share(other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  expect([(await listRendered()).length, (await known()).length]).toEqual([1, 2]);
  api.clock.advance(HOUR_MS + 1000);
  await both((app) => runJob(app, sweepFiles));
  const [one] = await listRendered();
  expect(await known()).toEqual([one?.name]);
  expect(await isRead(one?.name ?? '')).toBe(true);
  expect((await share(other)).statusCode).toBe(200);
  expect(await known()).toEqual([one?.name]);
});

test('a share picture requested on one node while another deletes it is sent, and one file is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    await share(api);
    api.clock.advance(31 * DAY_MS);
    const [asked] = await Promise.all([share(other), runJob(api.app, sweepFiles)]);
    expect([asked.statusCode, asked.rawPayload.length > 1000]).toEqual([200, true]);
    expect((await share(api)).statusCode).toBe(200);
    const rows = await listRendered();
    expect(rows.length).toBe(1);
    expect(await isRead(rows[0]?.name ?? '')).toBe(true);
  }
  api.clock.advance(HOUR_MS + 1000);
  await both((app) => runJob(app, sweepFiles));
  expect(await known()).toEqual((await listRendered()).map(({ name }) => name));
});

test('a share picture with a missing file is rendered again by two nodes at once, and then not again', async () => {
  await share(api);
  const [gone] = await listRendered();
  await api.app.files.remove(gone?.name ?? '');
  const answers = await Promise.all([share(api), share(other)]);
  expect(answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.length > 1000])).toEqual([
    [200, true],
    [200, true],
  ]);
  const rows = await listRendered();
  expect([rows.length, rows[0]?.name === gone?.name, await isRead(rows[0]?.name ?? '')]).toEqual([1, false, true]);
  const before = await known();
  await Promise.all([share(api), share(other)]);
  expect(await known()).toEqual(before);
  api.clock.advance(HOUR_MS + 1000);
  await both((app) => runJob(app, sweepFiles));
  expect(await known()).toEqual(rows.map(({ name }) => name));
});

test('two nodes that sweep concurrently delete unused files, and no file that a save has just started to use', async () => {
  const { playerId } = await addPlayer(api, 0);
  const bytes = await noisy(500, 250).png().toBuffer();
  const documentKey = '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00';
  const upload = async () => {
    const picture = await storePicture(api.app, bytes);
    const image = { ...picture, documentKey, uploader: playerId };
    await inTransaction(api.app.db, (trx) => addImage(trx, image, api.app.clock.now()));
    return { id: picture.id, files: picture.sources.map(({ name }) => name) };
  };
  const pictures = [await upload(), await upload(), await upload(), await upload(), await upload(), await upload()];
  api.clock.advance(DAY_MS + 1000);
  const save = (id: string, version: number) =>
    inTransaction(other.app.db, (trx) => useImages(trx, { documentKey, version, images: [id], cover: null }));
  const before = await save(pictures[0]?.id ?? '', 1);
  const [saved] = await Promise.all([
    Promise.all(pictures.slice(1, 4).map(({ id }, at) => save(id, at + 2))),
    both((app) => runJob(app, sweepFiles)),
  ]);
  // Pictures of a successful save stay with their files; a save that came too late was refused.
  const shown = [before, ...saved, false, false];
  expect(before).toBe(true);
  const there = await imagesOf(
    api.app.db,
    pictures.map(({ id }) => id),
  );
  expect(pictures.map(({ id }) => id in there)).toEqual(shown);
  await both((app) => runJob(app, sweepFiles));
  for (const [at, { files }] of pictures.entries()) {
    expect([at, await Promise.all(files.map(isRead))]).toEqual([at, files.map(() => shown[at])]);
  }
  await inTransaction(api.app.db, (trx) => forgetImageUses(trx, [documentKey]));
  await both((app) => runJob(app, sweepFiles));
  expect(await known()).toEqual((await listRendered()).map(({ name }) => name));
});
