import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import type { Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { addEditor, contentOf, create, edit, fieldsOf, textOf } from './testing/drafts.ts';
import { sweepReaders, sweepTrash } from './sweep-documents.ts';

type Schemas = components['schemas'];

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  let editor: Player;
  beforeAll(async () => {
    api = await createTestApp({ engine });
    editor = await addEditor(api);
  });
  afterAll(() => api.close());

  const inEnglish = { headers: { 'accept-language': 'en' } };
  const list = async (query: string): Promise<string[]> =>
    (await api.request<Schemas['DocumentList']>('GET', `/api/documents?${query}`, inEnglish)).body.items.map(
      ({ title }) => title,
    );
  const read = async (id: string, target = 'news') =>
    (await api.request<Schemas['Document']>('GET', `/api/document?target=${target}&id=${id}`, inEnglish)).body;
  const tag = async (target: string, ru: string, en: string) =>
    (
      await api.request<Schemas['DocumentTag']>('POST', '/api/document/tags/new', {
        as: editor,
        body: { target, title: { ru, en } },
      })
    ).body.id;
  const publish = (target: string, title: string, changes: Parameters<typeof contentOf>[1] = {}) =>
    create(api, editor, { target, state: 'published', content: contentOf(title, changes) });

  test('a document links to its neighbours and to the most similar documents', async () => {
    const [wipes, events] = [await tag('news', 'Вайпы', 'Wipes'), await tag('news', 'События', 'Events')];
    const onHitech = [{ id: 'hitech', version: null }];
    await publish('news', 'First', { tags: [wipes, events], servers: onHitech });
    await publish('news', 'Second', { tags: [events] });
    await publish('news', 'Third', { tags: [wipes, events] });
    await publish('news', 'Fourth');
    await create(api, editor, { content: contentOf('Draft', { tags: [wipes, events] }) });
    expect(await read('third')).toMatchObject({
      previous: { id: 'second', title: 'Second' },
      next: { id: 'fourth', title: 'Fourth' },
      related: [{ id: 'first' }, { id: 'second' }],
      tags: [
        { id: 'wipes', title: 'Wipes' },
        { id: 'events', title: 'Events' },
      ],
    });
    expect(await read('first')).toMatchObject({ previous: null, servers: [{ id: 'hitech', version: null }] });
    expect(await read('fourth')).toMatchObject({ next: null, related: [] });
  });

  test('a search finds text in both languages and tags, by every typed prefix', async () => {
    const energy = await tag('mods', 'Энергетика', 'Energy');
    const texts = { ru: textOf('Двигатели под_ключ'), en: textOf('Engines 100% ready') };
    await publish('mods', '', { texts, tags: [energy] });
    await publish('mods', 'Orchards');
    for (const q of ['eng', 'ДВИГ', 'двигатели ГОТ', 'энергет', 'energy engines', '100%', 'под_', ' ']) {
      const found = await list(`target=mods&q=${encodeURIComponent(q)}`);
      expect([q, found.includes('Engines 100% ready')]).toEqual([q, q !== 'двигатели ГОТ']);
    }
    for (const q of ['100_', '%25%25', 'orchards engines', "'; --", '\\']) {
      const found = await list(`target=mods&q=${encodeURIComponent(q)}`);
      expect([q, found]).toEqual([q, []]);
    }
    expect(await list('target=mods&tag=energy')).toEqual(['Engines 100% ready']);
    expect(await list('target=mods&sort=title')).toEqual(['Engines 100% ready', 'Orchards']);
  });

  test('tags are returned with their counts; of mods only those in use', async () => {
    const listTags = async (path: string) =>
      (await api.request<Schemas['DocumentTagList']>('GET', path, inEnglish)).body.items.map((one) => [
        one.id,
        one.count,
      ]);
    await tag('mods', 'Ничья', 'Nobody');
    expect(await listTags('/api/document/tags?target=mods')).toEqual([
      ['energy', 1],
      ['nobody', 0],
    ]);
    expect(await listTags('/api/mod/tags')).toEqual([['energy', 1]]);
  });

  test('a tag with the same titles is the same tag, with other titles a new one', async () => {
    const make = (ru: string, en: string) =>
      api.request('POST', '/api/document/tags/new', { as: editor, body: { target: 'news', title: { ru, en } } });
    const both = await Promise.all([make('Турнир', 'Tournament'), make(' Турнир ', 'Tournament')]);
    expect(both.map(({ status, body }) => [status, body])).toEqual([
      [200, { id: 'tournament', title: 'Турнир' }],
      [200, { id: 'tournament', title: 'Турнир' }],
    ]);
    const other = await make('Чемпионат', 'Tournament');
    expect([other.status, fieldsOf(other)]).toEqual([409, { 'title.ru': expect.any(String) }]);
    expect((await make('Турнир', '漢字')).status).toBe(422);
  });

  test('is written, read, liked, thrown away and swept', async () => {
    const { body } = await publish('news', 'Everything');
    const saved = await edit(api, editor, { ...body, state: 'published', content: contentOf('Everything again') });
    const { key, version } = saved.body;
    const liked = await api.request('POST', '/api/document/like', { as: editor, body: { key, liked: true } });
    const viewId = '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00';
    const timed = await api.request('POST', '/api/document/stopwatch', { body: { key, viewId, seconds: 3 } });
    const again = await api.request('POST', '/api/document/stopwatch', { body: { key, viewId, seconds: 3 } });
    const work = await api.request('GET', '/api/documents/work?state=published&target=news', { as: editor });
    const restored = await api.request('POST', '/api/document/version/restore', {
      as: editor,
      body: { key, version, restore: 1 },
    });
    const gone = await api.request('POST', '/api/document/delete', { as: editor, body: { key, version: 3 } });
    await api.app.pool.query("UPDATE documents SET trashed_at = now() - interval '31 days' WHERE key = $1", [key]);
    for (const job of [publishScheduled, sweepTrash, sweepReaders]) await runJob(api.app, job);
    expect([liked.body, timed.body, again.body]).toEqual([{ likes: 1, liked: true }, { views: 1 }, { views: 1 }]);
    expect([work.status, restored.status, gone.status]).toEqual([200, 200, 200]);
    expect((await api.request('GET', `/api/document/source?target=news&id=${key}`, { as: editor })).status).toBe(404);
  });

  test('names added on another node are shown at once', async () => {
    const here = await tag('mods', 'Здесь', 'Here');
    const { body } = await publish('mods', 'Named', { tags: [here], servers: [{ id: 'hitech', version: '1.0' }] });
    const asked = async (path: string) => (await api.request<Schemas['DocumentList']>('GET', path, inEnglish)).body;
    const [before] = (await asked('/api/documents?target=mods')).items;
    await api.app.pool.query(
      `INSERT INTO document_tags (target, id, title) VALUES ('mods', 'there', '{ "ru": "Там", "en": "There" }')`,
    );
    await api.app.pool.query(
      `INSERT INTO servers SELECT 'bare', 99, 'Bare', '#123456', address, summary, game_version, pvp_mode, main_world_area,
         other_worlds_area, mods, worlds FROM servers WHERE id = 'hitech'`,
    );
    await api.app.pool.query(
      `WITH tagged AS (INSERT INTO document_tagged (document_key, target, tag_id, position) VALUES ($1, 'mods', 'there', 1))
       INSERT INTO document_servers (document_key, server_id, version, position) VALUES ($1, 'bare', NULL, 1)`,
      [body.key],
    );
    const named = {
      tags: [...(before?.tags ?? []), { id: 'there', title: 'There' }],
      servers: [...(before?.servers ?? []), { id: 'bare', name: 'Bare', color: '#123456', version: null }],
    };
    expect(before).toMatchObject({ tags: [{ id: here, title: 'Here' }], servers: [{ id: 'hitech', version: '1.0' }] });
    expect((await asked('/api/documents?target=mods')).items[0]).toMatchObject(named);
    expect(await asked(`/api/document?target=mods&id=${body.key}`)).toMatchObject(named);
  });
});
