import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import { SECOND_MS } from '@hoshikraft/shared';
import { startApiProcess } from '../../../testing/api-process.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { addEditor, contentOf, create, edit, fieldsOf, type Source } from './testing/drafts.ts';

let api: TestApp;
let editor: Player;
beforeAll(async () => {
  api = await createTestApp();
  editor = await addEditor(api);
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3600 * SECOND_MS).toISOString();
const schedule = async (title: string, publishAt = inHours(1)) =>
  (await create(api, editor, { state: 'scheduled', content: contentOf(title, { publishAt }) })).body;

/** Moves the scheduled time of a document into the past. */
const letItCome = async (key: string): Promise<string> => {
  const { rows } = await api.app.pool.query<{ at: Date }>(
    "UPDATE documents SET publish_at = date_trunc('milliseconds', now()) - interval '1 second' WHERE key = $1 RETURNING publish_at AS at",
    [key],
  );
  return rows[0]?.at.toISOString() ?? '';
};

interface Card {
  key: string;
  publishedAt: string | null;
}
const listed = async (key: string) =>
  (await api.request<{ items: Card[] }>('GET', '/api/documents?target=news&limit=100')).body.items.filter(
    (item) => item.key === key,
  );
const source = async (key: string) =>
  (await api.request<Source>('GET', `/api/document/source?target=news&id=${key}`, { as: editor })).body;

test('is published at its minute even without a run of the job, once, and with the scheduled time', async () => {
  const { key } = await schedule('Soon');
  expect(await listed(key)).toEqual([]);
  expect((await api.request('GET', `/api/document?target=news&id=${key}`)).status).toBe(404);
  const at = await letItCome(key);
  expect(await listed(key)).toMatchObject([{ publishedAt: at }]);
  expect((await api.request('GET', `/api/document?target=news&id=${key}`)).body).toMatchObject({
    draft: false,
    publishedAt: at,
  });
  expect(await source(key)).toMatchObject({ state: 'published', publishedAt: at });
  expect(await runJob(api.app, publishScheduled)).toBe(true);
  expect(await listed(key)).toMatchObject([{ publishedAt: at }]);
  expect(await source(key)).toMatchObject({ state: 'published', publishedAt: at, version: 1 });
});

test('is published once by two nodes of which one is killed', async () => {
  const env = { DATABASE_URL: api.database.url ?? '' };
  const nodes = await Promise.all([startApiProcess(env), startApiProcess(env)]);
  const { key } = await schedule('On two nodes', new Date(Date.now() + 3 * SECOND_MS).toISOString());
  const ask = async (url: string): Promise<string | null> => {
    const answer = await fetch(`${url}/api/documents?target=news&limit=100`);
    const { items } = (await answer.json()) as { items: Card[] };
    const found = items.filter((item) => item.key === key);
    expect(found.length).toBeLessThan(2);
    return found[0]?.publishedAt ?? null;
  };
  const planned = (await source(key)).content.publishAt;
  expect(await Promise.all(nodes.map(({ url }) => ask(url)))).toEqual([null, null]);
  const [killed, left] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  killed.signal('SIGKILL');
  await killed.ended;
  await until(async () => (await ask(left.url)) !== null);
  await Promise.all([runJob(api.app, publishScheduled), runJob(api.app, publishScheduled)]);
  expect(new Date((await ask(left.url)) ?? 0)).toEqual(new Date(planned ?? 1));
  left.signal('SIGKILL');
  await left.ended;
});

test('when a node dies during the publication, the next one publishes', async () => {
  const { key } = await schedule('Cut off');
  const at = await letItCome(key);
  const dying = await api.app.pool.connect();
  const died = new Promise((resolve) => dying.once('error', resolve));
  const { rows } = await dying
    .query<{ pid: number }>('BEGIN; SELECT pg_backend_pid() AS pid')
    .then((results) => (results as unknown as (typeof results)[])[1] as typeof results);
  await dying.query("UPDATE documents SET state = 'published', published_at = publish_at WHERE state = 'scheduled'");
  expect(await listed(key)).toMatchObject([{ publishedAt: at }]);
  await api.app.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await died;
  dying.release(true);
  expect(await listed(key)).toMatchObject([{ publishedAt: at }]);
  await runJob(api.app, publishScheduled);
  expect(await listed(key)).toMatchObject([{ publishedAt: at }]);
  expect(await source(key)).toMatchObject({ state: 'published', publishedAt: at });
});

test('an editor who saves after the scheduled minute finds it published, and loses nothing', async () => {
  const made = await schedule('Over the minute');
  const at = await letItCome(made.key);
  const saved = await edit(api, editor, {
    ...made,
    state: 'scheduled',
    content: contentOf('Over the minute, mended', { publishAt: at }),
  });
  expect(saved.body).toMatchObject({ state: 'published', publishedAt: at, version: 2 });
});

test.each([
  ['for a moment that has passed', { publishAt: inHours(-1) }, 'publishAt'],
  ['for no moment at all', { publishAt: null }, 'publishAt'],
])('is not scheduled %s', async (_name, changes, place) => {
  const refused = await create(api, editor, { state: 'scheduled', content: contentOf('Never', changes) });
  expect([refused.status, Object.keys(fieldsOf(refused) ?? {})]).toEqual([422, [place]]);
});

test('changes its state only as the contract allows', async () => {
  let { body: now } = await create(api, editor, { content: contentOf('Walking') });
  const walk = async (state: string, publishAt: string | null = null) => {
    const answer = await edit(api, editor, { ...now, state, content: contentOf('Walking', { publishAt }) });
    if (answer.status === 200) now = answer.body;
    return answer.status === 200 ? now.state : Object.keys(fieldsOf(answer) ?? {})[0];
  };
  expect(await walk('unpublished')).toBe('state');
  expect(await walk('scheduled', inHours(1))).toBe('scheduled');
  expect(await walk('draft')).toBe('draft');
  expect(await walk('published')).toBe('published');
  const first = now.publishedAt;
  expect(await walk('draft')).toBe('state');
  expect(await walk('scheduled', inHours(1))).toBe('state');
  expect(await walk('unpublished')).toBe('unpublished');
  expect(await listed(now.key)).toEqual([]);
  expect(await walk('draft')).toBe('state');
  expect(await walk('published')).toBe('published');
  expect(now.publishedAt).toBe(first);
});
