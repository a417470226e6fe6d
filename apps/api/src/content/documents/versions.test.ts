import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
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
