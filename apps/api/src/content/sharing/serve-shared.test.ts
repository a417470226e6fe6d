import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import sharp from 'sharp';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addEditor, contentOf, create, textOf } from '../documents/testing/drafts.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { runJob } from '../../platform/jobs/job.ts';

let api: TestApp;
let editor: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.server.inject({ url, headers });
const listRendered = () => api.app.db.selectFrom('drawn_files').select(['hash', 'name']).execute();

async function publish(slug: string, ru: string): Promise<string> {
  const content = contentOf('News', { slug, texts: { ru: textOf(ru, 'Words.'), en: null } });
  const { status, body } = await create(api, editor, { state: 'published', content });
  expect(status).toBe(200);
  return body.key;
}

test.each(['home', 'news', 'mods', 'servers'])('%s has a picture of 1200 × 630 in both languages', async (section) => {
  const both = await Promise.all(['ru', 'en'].map((locale) => get(`/share/${section}.${locale}.jpg`)));
  for (const { statusCode, headers, rawPayload } of both) {
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=3600',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(200_000);
  }
  expect(both[0]?.rawPayload.equals(both[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('the picture of a news item is rendered once for concurrent requests, and again when its title changes', async () => {
  const key = await publish('a-new-wipe', 'Новый вайп');
  const before = (await listRendered()).length;
  const all = await Promise.all(Array.from({ length: 10 }, () => get('/share/news/a-new-wipe.ru.jpg')));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await listRendered()).length).toBe(before + 1);
  const etag = String(all[0]?.headers.etag);
  expect((await get('/share/news/a-new-wipe.ru.jpg', { 'if-none-match': etag })).statusCode).toBe(304);
  await api.app.db.updateTable('document_texts').set({ title: 'Вайп' }).where('document_key', '=', key).execute();
  const changed = await get('/share/news/a-new-wipe.ru.jpg', { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  expect((await listRendered()).length).toBe(before + 2);
});

test('a title of any length and any characters is rendered; those missing in our fonts are left out', async () => {
  await publish('long', `${'Сверхдлинноеслово'.repeat(6)} 🦊 日本 تحديث`);
  await publish('empty', '𐎀');
  for (const slug of ['long', 'empty']) {
    const { statusCode, rawPayload } = await get(`/share/news/${slug}.ru.jpg`);
    expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 1200]);
  }
});

test.each([
  '/share/nothing.ru.jpg',
  '/share/home.de.jpg',
  '/share/home.ru.png',
  '/share/news/unknown.ru.jpg',
  '/share/players/home.ru.jpg',
  '/share/news/..%2fhome.ru.jpg',
  '/share/news/a-new-wipe.jpg',
  '/share/',
])('%s is not found, and nothing is rendered', async (path) => {
  const before = (await listRendered()).length;
  expect((await get(path)).statusCode).toBe(404);
  expect((await listRendered()).length).toBe(before);
});

test('a draft has no picture', async () => {
  const key = await publish('secret', 'Тайна');
  const draft = { state: 'draft', published_at: null };
  await api.app.db.updateTable('documents').set(draft).where('key', '=', key).execute();
  expect((await get('/share/news/secret.ru.jpg')).statusCode).toBe(404);
});

test('requested pictures stay, and others are deleted after a month and rendered again on demand', async () => {
  await get('/share/home.ru.jpg');
  const there = await listRendered();
  api.clock.advance(20 * DAY_MS);
  await runJob(api.app, sweepFiles);
  expect(await listRendered()).toHaveLength(there.length);
  await get('/share/home.ru.jpg');
  api.clock.advance(20 * DAY_MS);
  await runJob(api.app, sweepFiles);
  const left = await listRendered();
  expect(left).toHaveLength(1);
  const files = await api.app.db.selectFrom('stored_files').select('name').execute();
  expect(files.map(({ name }) => name)).toEqual(left.map(({ name }) => name));
  expect((await get('/share/news.ru.jpg')).statusCode).toBe(200);
});
