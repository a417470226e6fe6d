import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { sweepAutosaves } from './sweep-documents.ts';
import { addEditor, contentOf, create, edit, fieldsOf, type Source } from './testing/drafts.ts';

let api: TestApp;
let editor: Player;
let second: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
  second = await addEditor(api);
});
afterAll(() => api.close());

const version = (key: string, number: number) =>
  api.request<components['schemas']['DocumentVersion']>('GET', `/api/document/version?key=${key}&version=${number}`, {
    as: editor,
  });
const restore = (body: { key: string; version: number; restore: number }) =>
  api.request<Source>('POST', '/api/document/version/restore', { as: second, body });

test('every version is stored unchanged, with its editor', async () => {
  const { body: first } = await create(api, editor, { content: contentOf('One') });
  await edit(api, second, { ...first, content: contentOf('Two') });
  const list = await api.request<components['schemas']['DocumentVersionList']>(
    'GET',
    `/api/document/versions?key=${first.key}`,
    { as: editor },
  );
  expect(list.body.items.map((saved) => [saved.version, saved.author.login])).toEqual([
    [2, second.login],
    [1, editor.login],
  ]);
  expect((await version(first.key, 1)).body).toMatchObject({ version: 1, content: contentOf('One'), images: {} });
  expect((await version(first.key, 2)).body.content).toEqual(contentOf('Two'));
  expect((await version(first.key, 3)).status).toBe(404);
  expect((await version(randomUUID(), 1)).status).toBe(404);
});

test('an old version is restored as the newest; state and address stay', async () => {
  const { body: first } = await create(api, editor, { state: 'published', content: contentOf('Old words') });
  const renamed = contentOf('New words', { slug: 'new-words' });
  const { body: now } = await edit(api, editor, { ...first, content: renamed });
  const back = await restore({ key: first.key, version: 2, restore: 1 });
  expect(back.body).toMatchObject({ version: 3, state: 'published', slug: 'new-words', publishedAt: now.publishedAt });
  expect(back.body.content).toEqual({ ...contentOf('Old words'), slug: 'new-words' });
  expect((await version(first.key, 2)).body.content).toEqual(renamed);
  const stale = await restore({ key: first.key, version: 2, restore: 1 });
  expect(refusal(stale)).toMatchObject({ status: 409, type: 'stale_version' });
  expect((await restore({ key: first.key, version: 3, restore: 9 })).status).toBe(404);
});

test('a published document cannot be restored to a version that could not be published', async () => {
  const empty = contentOf('', { texts: { ru: null, en: null } });
  const { body: first } = await create(api, editor, { content: empty });
  const { body: now } = await edit(api, editor, { ...first, state: 'published', content: contentOf('Full') });
  const refused = await restore({ key: now.key, version: 2, restore: 1 });
  expect([refused.status, Object.keys(fieldsOf(refused) ?? {})]).toEqual([422, ['texts']]);
  expect((await version(now.key, 3)).status).toBe(404);
});

describe('an unsaved text', () => {
  type Listed = components['schemas']['DocumentAutosaveList']['items'];
  const write = (fields: Record<string, string>, as: Player = editor) =>
    api.request('POST', '/api/document/autosave/save', {
      as,
      form: { id: 'tab', target: 'news', title: 'Typed', content: '{"texts":1}', ...fields },
    });
  const list = async (as: Player = editor): Promise<Listed> =>
    (await api.request<{ items: Listed }>('GET', '/api/document/autosaves', { as })).body.items;
  const read = (id: string, as: Player = editor) =>
    api.request<components['schemas']['DocumentAutosave']>('GET', `/api/document/autosave?id=${id}`, { as });
  const remove = (id: string, as: Player = editor) =>
    api.request('POST', '/api/document/autosave/delete', { as, body: { id } });

  test('is found on another machine as it was typed, without becoming a version', async () => {
    const { body: made } = await create(api, editor, { content: contentOf('Typed upon') });
    // Not valid yet: too long a title.
    const content = JSON.stringify(contentOf('x'.repeat(500)));
    expect((await write({ key: made.key, version: '1', content: '{}' })).status).toBe(200);
    expect((await write({ key: made.key, version: '1', content })).status).toBe(200);
    const [item, ...others] = await list();
    expect(others).toEqual([]);
    expect(item).toEqual({
      id: 'tab',
      target: 'news',
      key: made.key,
      version: 1,
      title: 'Typed',
      typedAt: expect.any(String),
      device: expect.any(String),
    });
    expect((await read('tab')).body).toEqual({ ...item, content, images: {} });
    const { body: source } = await api.request<Source>('GET', `/api/document/source?target=news&id=${made.key}`, {
      as: editor,
    });
    expect(source).toMatchObject({ version: 1, content: made.content });
  });

  test('belongs to its author: others neither see, replace nor delete it, and players have none', async () => {
    const [other, player] = [await addEditor(api), await addPlayer(api, 0)];
    await write({ id: 'mine' });
    expect((await read('mine', other)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    await write({ id: 'mine', title: 'Of another' }, other);
    await remove('mine', other);
    expect((await read('mine')).body).toMatchObject({ title: 'Typed', key: null, version: null });
    expect((await write({}, player)).status).toBe(403);
    await remove('mine');
    expect((await remove('mine')).status).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain('mine');
  });

  test('is deleted 30 days after the last write, and the oldest of more than a hundred', async () => {
    const writer = await addEditor(api);
    for (let nth = 0; nth <= 100; nth += 1) await write({ id: `tab-${nth}` }, writer);
    const kept = (await list(writer)).map(({ id }) => id);
    expect(kept).toHaveLength(100);
    expect(kept).not.toContain('tab-0');
    await api.app.pool.query("UPDATE document_autosaves SET typed_at = now() - interval '31 days' WHERE id = 'tab-7'");
    await runJob(api.app, sweepAutosaves);
    expect((await list(writer)).map(({ id }) => id)).toEqual(kept.filter((id) => id !== 'tab-7'));
  });

  test('keeps its pictures until it is deleted', async () => {
    const image = randomUUID();
    await api.app.pool.query(
      `INSERT INTO document_images (id, document_key, width, height, placeholder, sources, created_at)
        VALUES ($1, $2, 1, 1, '', '[{"name":"a.webp","width":1,"type":"image/webp"}]', now() - interval '9 days')`,
      [image, randomUUID()],
    );
    await write({ id: 'pictured', content: JSON.stringify({ cover: { image } }) });
    await runJob(api.app, sweepFiles);
    expect((await read('pictured')).body.images).toHaveProperty([image]);
    await remove('pictured');
    await runJob(api.app, sweepFiles);
    const { rowCount } = await api.app.pool.query('SELECT FROM document_images WHERE id = $1', [image]);
    expect(rowCount).toBe(0);
  });
});
