import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sweepReaders } from './sweep-documents.ts';
import { addEditor, contentOf, create } from './testing/drafts.ts';

let api: TestApp;
let editor: Player;
let key: string;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
});
beforeEach(async () => {
  key = (await create(api, editor, { state: 'published', content: contentOf('Read') })).body.key;
});
afterAll(() => api.close());

const like = (as: Player, liked: boolean, of = key) =>
  api.request('POST', '/api/document/like', { as, body: { key: of, liked } });
const readAs = async (as: Player) =>
  (await api.request('GET', `/api/document?target=news&id=${key}`, { as })).body as { likes: number; liked: boolean };

interface From {
  as?: Player;
  address?: string;
  agent?: string;
}
const report = (viewId: string, seconds: number, { as, address = '203.0.113.5', agent = 'a browser' }: From = {}) =>
  api.request<{ views: number }>('POST', '/api/document/stopwatch', {
    body: { key, viewId, seconds },
    remoteAddress: address,
    headers: { 'user-agent': agent },
    ...(as !== undefined && { as }),
  });
const secondsRead = async () =>
  (await api.app.db.selectFrom('documents').select('read_seconds').where('key', '=', key).executeTakeFirstOrThrow())
    .read_seconds;

test('a like is set once per reader, also by repeated and concurrent calls', async () => {
  const players = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
  const [first] = players as [Player, Player, Player];
  await Promise.all(players.flatMap((as) => [like(as, true), like(as, true), like(as, true)]));
  expect(await readAs(first)).toMatchObject({ likes: 3, liked: true });
  expect((await like(first, true)).body).toEqual({ likes: 3, liked: true });
  await Promise.all([like(first, false), like(first, false)]);
  expect(await readAs(first)).toMatchObject({ likes: 2, liked: false });
  expect((await like(first, false)).body).toEqual({ likes: 2, liked: false });
});

test('after concurrent likes and unlikes the count matches the rows', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => addPlayer(api, 0)));
  await Promise.all(players.flatMap((as, index) => [true, false, index % 2 === 0].map((liked) => like(as, liked))));
  const rows = await api.app.db
    .selectFrom('document_likes')
    .select('player_id')
    .where('document_key', '=', key)
    .execute();
  expect((await readAs(editor)).likes).toBe(rows.length);
});

test('documents hidden from readers can be neither liked nor counted as read', async () => {
  const { body } = await create(api, editor, { content: contentOf('Draft') });
  expect((await like(editor, true, body.key)).status).toBe(404);
  key = body.key;
  expect((await report(randomUUID(), 5, { as: editor })).status).toBe(404);
});

test('a reader is counted once a day, whichever pages they open, also concurrently', async () => {
  const views = async (from: From) => (await report(randomUUID(), 1, from)).body.views;
  await Promise.all(Array.from({ length: 5 }, () => views({})));
  expect(await views({})).toBe(1);
  expect(await views({ agent: 'another browser' })).toBe(2);
  expect(await views({ address: '203.0.113.6' })).toBe(3);
  expect(await views({ as: editor })).toBe(4);
  expect(await views({ as: editor, address: '203.0.113.7' })).toBe(4);
  await api.app.pool.query('UPDATE document_views SET day = day - 1 WHERE document_key = $1', [key]);
  expect(await views({})).toBe(5);
});

test('reported seconds count up to the time since the last report of that page', async () => {
  const viewId = randomUUID();
  await report(viewId, 30);
  expect(await secondsRead()).toBe(30);
  await Promise.all(Array.from({ length: 5 }, () => report(viewId, 30)));
  expect(await secondsRead()).toBeLessThan(60);
  const before = await secondsRead();
  await api.app.pool.query(
    "UPDATE document_reads SET reported_at = clock_timestamp() - interval '1 hour' WHERE view_id = $1",
    [viewId],
  );
  await report(viewId, 30);
  expect(await secondsRead()).toBe(before + 30);
  expect((await report(viewId, 31)).status).toBe(400);
});

test('readers are stored anonymously, and their records are deleted after two days', async () => {
  await report(randomUUID(), 5, { address: '203.0.113.77', agent: 'Kitsune/1.0' });
  const dump = async () => {
    const tables = ['document_views', 'document_reads', 'document_reader_salts'] as const;
    const rows = await Promise.all(tables.map((table) => api.app.db.selectFrom(table).selectAll().execute()));
    return rows.flat();
  };
  expect(JSON.stringify(await dump())).not.toMatch(/203\.0\.113|Kitsune/);
  await runJob(api.app, sweepReaders);
  expect((await dump()).length).toBeGreaterThan(0);
  await api.app.pool.query('UPDATE document_views SET day = day - 3');
  await api.app.pool.query("UPDATE document_reads SET reported_at = reported_at - interval '3 days'");
  await api.app.pool.query('UPDATE document_reader_salts SET day = day - 3');
  await runJob(api.app, sweepReaders);
  expect(await dump()).toEqual([]);
});
