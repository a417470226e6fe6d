import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer } from '../../testing/players.ts';
import { documents } from './testing/fill-documents.ts';
import { rowsRead } from '../../testing/lists/rows-read.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Each statement is carried out twice by `rowsRead`: planned for its values, and once for all. */
const PLANS = 2;

test('a document among thousands is one statement that reads a few rows, and its session another', async () => {
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
  expect([signedOut.length, signedIn.length]).toEqual([PLANS, 2 * PLANS]);
  expect([...signedOut, ...signedIn].filter(({ rows }) => rows > 20)).toEqual([]);
});
