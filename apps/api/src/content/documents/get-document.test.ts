import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer } from '../../../testing/players.ts';
import { documents } from './testing/fill-documents.ts';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a document among thousands is read in one statement of a few rows, its session and its like in one each', async () => {
  const player = await addPlayer(api, 100);
  await documents.fill(api, player, 3000);
  await api.app.pool.query('ANALYZE');
  const tagged = api.app.db.selectFrom('document_tagged').innerJoin('documents', 'key', 'document_key').select('key');
  const keys = await tagged.where('shows_at', '<', new Date()).orderBy('shows_at').limit(3).execute();
  const read = async (at: number, as?: typeof player) => {
    const asked = `/api/document?target=mods&id=${keys[at]?.key}`;
    const answer = await api.request<components['schemas']['Document']>('GET', asked, as ? { as } : {});
    expect([answer.status, answer.body.related.length]).toEqual([200, 3]);
  };
  await read(0);
  const signedOut = await rowsRead(api.app.pool, () => read(1));
  const signedIn = await rowsRead(api.app.pool, () => read(2, player));
  expect([signedOut.length, signedIn.length]).toEqual([1, 3]);
  expect([...signedOut, ...signedIn].filter(({ rows }) => rows > 20)).toEqual([]);
});

test('concurrent readers get the same document, each with their own like', async () => {
  const [fan, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
  const { rows } = await api.app.pool.query<{ slug: string; key: string }>(
    `SELECT slug, key FROM documents WHERE target = 'mods' AND shows_at < now() ORDER BY key LIMIT 1`,
  );
  const { slug, key } = rows[0] ?? { slug: '', key: '' };
  const like = { body: { key, liked: true }, as: fan };
  expect((await api.request('POST', '/api/document/like', like)).status).toBe(200);
  const read = async (id: string, as?: typeof fan) =>
    (
      await api.request<components['schemas']['Document']>(
        'GET',
        `/api/document?target=mods&id=${id}`,
        as ? { as } : {},
      )
    ).body;
  const all = await Promise.all([read(slug), read(slug, fan), read(slug, other), read(key, fan), read(key)]);
  expect(all.map(({ liked }) => liked)).toEqual([false, true, false, true, false]);
  for (const one of all) expect({ ...one, liked: false }).toEqual(all[0]);
});
