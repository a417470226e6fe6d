import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addEditor, contentOf, create, edit, fieldsOf, paragraph, type Source, textOf } from './testing/drafts.ts';

let api: TestApp;
let editor: Player;
let second: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
  second = await addEditor(api);
});
afterAll(() => api.close());

const source = (id: string, target = 'news') =>
  api.request<Source>('GET', `/api/document/source?target=${target}&id=${id}`, { as: editor });
const read = (id: string, target = 'news', as?: Player) =>
  api.request<{ id: string; title: string; draft: boolean; publishedAt: string | null }>(
    'GET',
    `/api/document?target=${target}&id=${id}`,
    as === undefined ? {} : { as },
  );

test('a draft is stored as it was written, for editors only', async () => {
  const { body: generated } = await api.request<{ key: string }>('GET', '/api/document/generate-id', { as: editor });
  const content = contentOf('The long winter', { meta: { originalAuthor: null, originalUrl: null } });
  const made = await create(api, editor, { key: generated.key, content });
  expect(made).toMatchObject({
    status: 200,
    body: { key: generated.key, slug: 'the-long-winter', state: 'draft', version: 1, publishedAt: null, images: {} },
  });
  expect(made.body.content).toEqual(content);
  expect((await source('the-long-winter')).body).toEqual(made.body);
  expect((await source(generated.key)).body).toEqual(made.body);
  expect((await read('the-long-winter')).status).toBe(404);
  expect((await read('the-long-winter', 'news', editor)).body).toMatchObject({ draft: true, publishedAt: null });
});

test('a published document is visible to everyone, in their language', async () => {
  const made = await create(api, editor, { state: 'published', content: contentOf('Open doors') });
  expect(made.body).toMatchObject({ state: 'published', publishedAt: expect.any(String) });
  expect((await read('open-doors')).body).toMatchObject({ title: 'Open doors по-русски', draft: false });
  const english = { headers: { 'accept-language': 'en' } };
  const { body } = await api.request('GET', '/api/document?target=news&id=open-doors', english);
  expect(body).toMatchObject({ title: 'Open doors', locale: 'en', locales: ['ru', 'en'] });
});

test('a text in one language is shown to readers of the other, marked with its language', async () => {
  const texts = { ru: textOf('Только по-русски'), en: null };
  await create(api, editor, { state: 'published', content: contentOf('', { texts }) });
  const { body } = await api.request('GET', '/api/document?target=news&id=tolko-po-russki', {
    headers: { 'accept-language': 'en' },
  });
  expect(body).toMatchObject({ title: 'Только по-русски', locale: 'ru', locales: ['ru'] });
});

test('saving again increments the version; a save of an outdated version is refused and changes nothing', async () => {
  const { body: first } = await create(api, editor, { content: contentOf('Counted') });
  const saved = await edit(api, second, { ...first, content: contentOf('Counted', { tags: [] }), state: 'published' });
  expect(saved.body).toMatchObject({ version: 2, state: 'published', author: { login: editor.login } });
  const stale = await edit(api, editor, { ...first, content: contentOf('Stale') });
  expect(refusal(stale)).toEqual({ status: 409, code: 5, type: 'stale_version' });
  expect((await source(first.key)).body).toEqual(saved.body);
});

test('of concurrent saves exactly one succeeds, each time', async () => {
  let { body: now } = await create(api, editor, { content: contentOf('Contended') });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      [editor, second, editor, second].map((as, index) =>
        edit(api, as, { ...now, content: contentOf(`Contended ${round} ${index}`) }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    now = (await source(now.key)).body;
    expect(now).toEqual(won);
    expect(now.version).toBe(round + 2);
  }
  const versions = api.app.db.selectFrom('document_versions').select('version').where('document_key', '=', now.key);
  expect(await versions.execute()).toHaveLength(6);
});

test('a key that is in use creates no new document', async () => {
  const key = randomUUID();
  const both = await Promise.all([1, 2].map((n) => create(api, editor, { key, content: contentOf(`Twin ${n}`) })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an error names the field, in the language of the caller, and nothing is written', async () => {
  const body = { type: 'doc', content: [paragraph('a'), { type: 'heading', attrs: { level: 9 }, content: [] }] };
  const texts = { ru: { ...textOf('Плохо'), body }, en: null };
  const key = randomUUID();
  const refused = await create(api, editor, { key, content: contentOf('', { texts }) });
  expect(refusal(refused)).toMatchObject({ status: 422, type: 'form_invalid' });
  const [place, words] = Object.entries(fieldsOf(refused) ?? {})[0] ?? [];
  expect(place).toBe('texts.ru.body.content[1].attrs.level');
  expect(words).toMatch(/[а-я]/);
  expect((await source(key)).status).toBe(404);
});

test.each([
  ['a tag that is not there', contentOf('a', { tags: ['nowhere'] }), 'tags[0]'],
  ['a server that is not there', contentOf('a', { servers: [{ id: 'nowhere', version: null }] }), 'servers[0].id'],
  [
    'a picture that is not there',
    contentOf('a', { cover: { image: randomUUID(), alt: { ru: 'а', en: 'a' } } }),
    'cover.image',
  ],
  ['the address of a page', contentOf('a', { slug: 'create' }), 'slug'],
  ['an address that is a key', contentOf('a', { slug: randomUUID() }), 'slug'],
])('%s is refused with an error at its field', async (_name, content, place) => {
  const refused = await create(api, editor, { content });
  expect([refused.status, Object.keys(fieldsOf(refused) ?? {})]).toEqual([422, [place]]);
});

test('a document cannot be published before its required fields are complete', async () => {
  const texts = { ru: { ...textOf('Почти'), summary: ' ' }, en: null };
  const content = contentOf('', { texts });
  for (const state of ['published', 'scheduled']) {
    const refused = await create(api, editor, { state, content });
    expect([refused.status, Object.keys(fieldsOf(refused) ?? {})]).toEqual([422, ['texts.ru.summary']]);
  }
  expect((await create(api, editor, { content })).status).toBe(200);
});

test('a picture of the document is stored with its version', async () => {
  const [key, id] = [randomUUID(), randomUUID()];
  const sources = JSON.stringify([{ name: `${id}-480.webp`, width: 480, type: 'image/webp' }]);
  const image = { id, document_key: key, width: 480, height: 320, placeholder: 'data:,', created_at: new Date() };
  await api.app.db
    .insertInto('document_images')
    .values({ ...image, sources })
    .execute();
  const cover = { image: id, alt: { ru: 'Обложка', en: 'Cover' } };
  const made = await create(api, editor, { key, state: 'published', content: contentOf('Pictured', { cover }) });
  expect(Object.keys(made.body.images)).toEqual([id]);
  expect((await read('pictured')).body).toMatchObject({ cover: { id, width: 480 }, coverAlt: 'Обложка' });
  const uses = api.app.db.selectFrom('document_image_uses').select(['image_id', 'version', 'cover']);
  expect(await uses.where('document_key', '=', key).execute()).toEqual([{ image_id: id, version: 1, cover: true }]);
});

test('a caller who may not edit learns nothing', async () => {
  const player = await api.signUp();
  const { body } = await create(api, editor, { content: contentOf('Hidden') });
  for (const answer of [
    await create(api, player, { content: contentOf('Mine') }),
    await edit(api, player, { ...body, content: contentOf('Mine') }),
    await api.request('GET', `/api/document/source?target=news&id=${body.key}`, { as: player }),
  ]) {
    expect(refusal(answer)).toMatchObject({ status: 403, type: 'permission_missing' });
  }
  expect((await api.request('GET', `/api/document?target=news&id=${body.key}`, { as: player })).status).toBe(404);
});
