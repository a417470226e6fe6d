import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { nthSlug, slugOf } from './slugs.ts';
import { addEditor, contentOf, create, edit, fieldsOf, textOf } from './testing/drafts.ts';

interface Server {
  server?: { id: string };
}

let api: TestApp;
let editor: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
});
afterAll(() => api.close());

const read = (id: string, target = 'news') =>
  api.request<{ id: string }>('GET', `/api/document?target=${target}&id=${id}`);

test.each([
  ['Wipe: winter 2025!', 'wipe-winter-2025'],
  ['Вайп зимой: щедрость и ёлки', 'vayp-zimoy-schedrost-i-yolki'],
  ['Ünïcode — déjà vu', 'uenicode-deja-vu'],
  ['漢字', ''],
  ['a '.repeat(60), 'a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a'],
  ['щ'.repeat(60), 'sch'.repeat(22).slice(0, 64)],
])('"%s" becomes the address "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a numbered address is at most as long as an address may be', () => {
  expect(nthSlug('spring', 1)).toBe('spring');
  expect(nthSlug('a'.repeat(80), 12)).toBe(`${'a'.repeat(77)}-12`);
});

test('an address is made from the English title, else the Russian one, else from the target', async () => {
  const slug = async (ru: string | null, en: string | null, target = 'news') => {
    const texts = { ru: ru === null ? null : textOf(ru), en: en === null ? null : textOf(en) };
    return (await create(api, editor, { target, content: contentOf('', { texts }) })).body.slug;
  };
  expect(await slug('Весна', 'Spring fair')).toBe('spring-fair');
  expect(await slug('Ярмарка', null)).toBe('yarmarka');
  expect(await slug('漢字', '☃')).toBe('news');
  expect(await slug(null, null, 'mods')).toBe('mod');
  expect(await slug('Создание', 'Create')).toBe('news-2');
});

test('documents with one title get different addresses, also concurrently; each target has separate addresses', async () => {
  const titled = (target: string) => create(api, editor, { target, content: contentOf('Same title') });
  const news = await Promise.all(Array.from({ length: 6 }, () => titled('news')));
  expect(news.map(({ body }) => body.slug).sort()).toEqual([
    'same-title',
    ...[2, 3, 4, 5, 6].map((nth) => `same-title-${nth}`),
  ]);
  expect((await titled('mods')).body.slug).toBe('same-title');
});

test('of documents saved with one address at the same time exactly one gets it, and the others are refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => create(api, editor, { content: contentOf('Wanted', { slug: 'wanted' }) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect([refused && fieldsOf(refused), refused?.body]).toMatchObject([
    { slug: 'Этот адрес уже занят.' },
    { details: { type: 'already_taken' } },
  ]);
});

test('a draft takes the address of its new title and leaves the old one', async () => {
  const { body } = await create(api, editor, { content: contentOf('First name') });
  const saved = await edit(api, editor, { ...body, content: contentOf('Second name') });
  expect(saved.body.slug).toBe('second-name');
  expect((await create(api, editor, { content: contentOf('First name') })).body.slug).toBe('first-name');
});

test('a published document keeps its address, and after a rename the old one redirects and stays reserved', async () => {
  const made = await create(api, editor, { state: 'published', content: contentOf('Kept') });
  const again = await edit(api, editor, { ...made.body, content: contentOf('Another title') });
  expect(again.body.slug).toBe('kept');
  const renamed = contentOf('Another title', { slug: 'another-title' });
  const moved = await edit(api, editor, { ...again.body, content: renamed });
  expect(moved.body.slug).toBe('another-title');
  expect([(await read('kept')).body.id, (await read('another-title')).body.id]).toEqual([
    'another-title',
    'another-title',
  ]);
  expect((await create(api, editor, { content: contentOf('x', { slug: 'kept' }) })).status).toBe(409);
  expect((await create(api, editor, { content: contentOf('Kept') })).body.slug).toBe('kept-2');
  const back = await edit(api, editor, { ...moved.body, content: contentOf('Another title', { slug: 'kept' }) });
  expect([back.body.slug, (await read('another-title')).body.id]).toEqual(['kept', 'kept']);
});

describe('a server page', () => {
  const about = (...ids: string[]) => ids.map((id) => ({ id, version: null }));
  const page = (server: string, title: string, slug: string | null = null) =>
    contentOf(title, { slug, servers: about(server) });
  const serverAt = async (id: string) => (await api.request<Server>('GET', `/api/server?server=${id}`)).body.server?.id;
  const fault = async (answer: ReturnType<typeof create>) => [(await answer).status, fieldsOf(await answer)];

  test('has the address of its server, whatever its title and the address in its content', async () => {
    const first = (await create(api, editor, { target: 'servers', content: contentOf('HiTech') })).body;
    expect(first.slug).toBe('server');
    const [key, content] = [first.key, page('hitech', 'Of reactors', 'reactors')];
    const { body } = await edit(api, editor, { key, version: 1, state: 'published', content });
    expect([body.slug, (await read('hitech', 'servers')).status]).toEqual(['hitech', 200]);
  });

  test('is the only one of its server', async () => {
    const answer = create(api, editor, { target: 'servers', content: page('hitech', 'Another') });
    expect(await fault(answer)).toEqual([409, { 'servers[0].id': expect.stringContaining('уже есть страница') }]);
  });

  test('is not published without its one server', async () => {
    const sent = (servers: string[]) =>
      create(api, editor, {
        target: 'servers',
        state: 'published',
        content: contentOf('No', { servers: about(...servers) }),
      });
    for (const servers of [[], ['magic-rpg', 'techno-magic-sky']])
      expect(await fault(sent(servers))).toEqual([422, { servers: 'Выберите сервер, которому посвящена страница.' }]);
  });

  test('is found by former addresses once it is published', async () => {
    const content = page('magic-rpg', 'Magic');
    const { body } = await create(api, editor, { target: 'servers', content });
    const old = { target: 'servers', slug: 'old-magic', document_key: body.key };
    await api.app.db.insertInto('document_slugs').values(old).execute();
    expect([await serverAt('magic-rpg'), await serverAt('old-magic')]).toEqual(['magic-rpg', undefined]);
    await edit(api, editor, { key: body.key, version: 1, state: 'published', content });
    await api.app.db
      .insertInto('document_slugs')
      .values(old)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect([await serverAt('old-magic'), await serverAt('no-such')]).toEqual(['magic-rpg', undefined]);
  });

  test('releases the address of a server that it is no longer about', async () => {
    const { body } = await create(api, editor, {
      target: 'servers',
      state: 'published',
      content: page('techno-magic-rpg', 'A'),
    });
    const moved = page('techno-magic-sky', 'A');
    const { body: now } = await edit(api, editor, { key: body.key, version: 1, state: 'published', content: moved });
    expect(now.slug).toBe('techno-magic-sky');
    expect((await read('techno-magic-rpg', 'servers')).status).toBe(404);
    const other = await create(api, editor, { target: 'servers', content: page('techno-magic-rpg', 'B') });
    expect([other.status, other.body.slug]).toEqual([200, 'techno-magic-rpg']);
  });
});
