import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import type { Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { PART } from './addresses-repository.ts';
import { addEditor, contentOf, create, edit, textOf } from './testing/drafts.ts';

type Addresses = components['schemas']['DocumentAddresses'];

let api: TestApp;
let editor: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
});
afterAll(() => api.close());

const getAddresses = async (target: string, part = 1): Promise<Addresses> =>
  (await api.request<Addresses>('GET', `/api/document/addresses?target=${target}&part=${part}`)).body;

test('published documents are listed by address and languages, oldest first, and no others', async () => {
  expect(await getAddresses('mods')).toEqual({ parts: 0, items: [] });
  const cover = randomUUID();
  const files = [480, 960].map((width) => ({ name: `${'a'.repeat(32)}-${width}.webp`, width, type: 'image/webp' }));
  const image = { id: cover, document_key: randomUUID(), width: 960, height: 540, placeholder: 'data:,' };
  await api.app.db
    .insertInto('document_images')
    .values({ ...image, sources: JSON.stringify(files), created_at: new Date() })
    .execute();
  const published = { target: 'mods', state: 'published' };
  const alone = { ru: textOf('Только по-русски'), en: null };
  await create(api, editor, { ...published, content: contentOf('', { slug: 'alone', texts: alone }) });
  const pictured = contentOf('Pictured', { slug: 'pictured', cover: { image: cover, alt: { ru: 'Вид', en: 'View' } } });
  const { body: made } = await create(api, editor, { ...published, content: pictured });
  await create(api, editor, { target: 'mods', state: 'draft', content: contentOf('Draft') });
  const later = contentOf('Later', { publishAt: '2030-01-01T00:00:00.000Z' });
  await create(api, editor, { target: 'mods', state: 'scheduled', content: later });

  expect(await getAddresses('mods')).toEqual({
    parts: 1,
    items: [
      { id: 'alone', locales: ['ru'], updatedAt: expect.any(String), cover: null },
      { id: 'pictured', locales: ['ru', 'en'], updatedAt: expect.any(String), cover: `/files/${files[1]?.name}` },
    ],
  });
  await edit(api, editor, { ...made, state: 'unpublished', content: pictured });
  expect((await getAddresses('mods')).items.map(({ id }) => id)).toEqual(['alone']);
});

test('parts have no gaps, and a part without documents is empty', async () => {
  await api.app.pool.query(
    `INSERT INTO documents (key, target, slug, state, version, author_id, published_at, locales, sort_ru, sort_en)
     SELECT gen_random_uuid(), 'news', 'news-' || n, 'published', 1, $1,
       timestamptz '2020-01-01' + n * interval '1 minute', '{ru}', '', ''
     FROM generate_series(1, $2::int) AS n`,
    [editor.playerId, PART + 3],
  );
  const [first, second, third] = await Promise.all([1, 2, 3].map((part) => getAddresses('news', part)));
  expect([first, second, third].map((answer) => [answer?.parts, answer?.items.length])).toEqual([
    [2, PART],
    [2, 3],
    [2, 0],
  ]);
  const ids = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: PART + 3 }, (_, n) => `news-${n + 1}`));
});
