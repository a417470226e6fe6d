import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sweepTrash } from './sweep-documents.ts';
import { addEditor, contentOf, create, edit, type Source } from './testing/drafts.ts';

let api: TestApp;
let editor: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
});
afterAll(() => api.close());

type At = Pick<Source, 'key' | 'version'>;
const drop = ({ key, version }: At) =>
  api.request<Source>('POST', '/api/document/delete', { as: editor, body: { key, version } });
const undo = ({ key, version }: At) =>
  api.request<Source>('POST', '/api/document/undelete', { as: editor, body: { key, version } });
const published = async (title: string) =>
  (await create(api, editor, { state: 'published', content: contentOf(title) })).body;
const read = async (key: string) => (await api.request('GET', `/api/document?target=news&id=${key}`)).status;
const makeOld = (key: string, days: number) =>
  api.app.pool.query('UPDATE documents SET trashed_at = now() - $2 * interval $$1 day$$ WHERE key = $1', [key, days]);
const isThere = async (key: string) =>
  (await api.app.db.selectFrom('documents').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

test('a document in the trash can be neither read nor saved; restored it is unchanged', async () => {
  const made = await published('Thrown away');
  expect((await drop(made)).body).toMatchObject({ state: 'trash', version: 1 });
  expect(await read(made.key)).toBe(404);
  expect(refusal(await edit(api, editor, { ...made, content: contentOf('x') }))).toMatchObject({
    type: 'document_in_trash',
  });
  expect(refusal(await drop(made))).toMatchObject({ type: 'document_in_trash' });
  expect((await create(api, editor, { content: contentOf('Thrown away') })).body.slug).toBe('thrown-away-2');
  const { updatedAt: _now, ...before } = made;
  expect((await undo(made)).body).toMatchObject(before);
  expect((await undo(made)).body).toMatchObject(before);
  expect(await read(made.key)).toBe(200);
});

test('an outdated version can be neither deleted nor restored', async () => {
  const made = await published('Not the newest');
  const { body: now } = await edit(api, editor, { ...made, content: contentOf('Newer') });
  expect(refusal(await drop(made))).toMatchObject({ status: 409, type: 'stale_version' });
  await drop(now);
  expect(refusal(await undo(made))).toMatchObject({ status: 409, type: 'stale_version' });
});

test('a document whose scheduled time passed in the trash is not published when it is restored', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const made = await create(api, editor, { state: 'scheduled', content: contentOf('Missed', { publishAt }) });
  await drop(made.body);
  await api.app.pool.query("UPDATE documents SET publish_at = now() - interval '1 minute' WHERE key = $1", [
    made.body.key,
  ]);
  expect((await undo(made.body)).body.state).toBe('draft');
  expect(await read(made.body.key)).toBe(404);
});

test('after thirty days it is deleted with its dependent rows, and no other document is', async () => {
  const [old, young, kept] = [await published('Old'), await published('Young'), await published('Kept')];
  for (const { key } of [old, young, kept]) {
    await api.request('POST', '/api/document/like', { as: editor, body: { key, liked: true } });
  }
  const form = { id: 'tab', target: 'news', key: old.key, version: '1', title: 'Typed', content: '{}' };
  expect((await api.request('POST', '/api/document/autosave/save', { as: editor, form })).status).toBe(200);
  await drop(old);
  await drop(young);
  await makeOld(young.key, 29);
  await makeOld(old.key, 31);
  expect((await undo(old)).status).toBe(404);
  await runJob(api.app, sweepTrash);
  expect(await Promise.all([old, young, kept].map(({ key }) => isThere(key)))).toEqual([false, true, true]);
  const tables = ['document_likes', 'document_versions', 'document_texts', 'document_slugs', 'document_words'] as const;
  for (const table of tables) {
    const rows = await api.app.db
      .selectFrom(table)
      .select('document_key')
      .where('document_key', '=', old.key)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
  // Its unsaved text is one of a new document now.
  const { body } = await api.request('GET', '/api/document/autosave?id=tab', { as: editor });
  expect(body).toMatchObject({ key: null, version: null, title: 'Typed' });
  expect((await undo(young)).body.state).toBe('published');
});
