import type { ListFill } from '../../../../testing/lists/list-fill.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/**
 * Creates published documents, one draft and one scheduled document; several share a time, a count or a title. Few have tags
 * or servers, as each of those adds a read of another table.
 */
async function fillDocuments({ app }: TestApp, authorId: string, count: number): Promise<void> {
  await app.pool.query(
    `INSERT INTO document_tags (target, id, title)
     SELECT 'mods', id, jsonb_build_object('ru', id, 'en', id) FROM unnest(ARRAY['energy', 'magic']) AS of (id)
     ON CONFLICT DO NOTHING`,
  );
  await app.pool.query(
    `WITH made AS (
       INSERT INTO documents (key, target, slug, state, version, author_id, publish_at, published_at, locales, sort_ru,
         sort_en, likes, views, updated_at)
       SELECT key, CASE n % 10 WHEN 9 THEN 'news' ELSE 'mods' END, 'filled-' || replace(key::text, '-', ''),
         CASE WHEN n = $2 + 1 THEN 'draft' WHEN n = $2 + 2 OR n % 5 = 0 THEN 'scheduled' ELSE 'published' END, 1, $1,
         CASE WHEN n = $2 + 2 THEN now() + interval '1 hour' ELSE shown END, shown, '{ru}', 'мод ' || n % 20,
         'мод ' || n % 20, n % 7, n % 4, shown
       FROM generate_series(1, $2 + 2) AS n, LATERAL (SELECT gen_random_uuid(), now() - (n / 3) * interval '1 minute')
         AS at (key, shown)
       RETURNING *
     ), texts AS (
       INSERT INTO document_texts (document_key, locale, title, summary, body, reading_minutes)
       SELECT key, 'ru', 'Мод' || substr(sort_ru, 4), 'Коротко', '{ "type": "doc" }', 1 FROM made
     ), words AS (
       INSERT INTO document_words (document_key, words) SELECT key, sort_ru FROM made
     ), addresses AS (
       INSERT INTO document_slugs (target, slug, document_key) SELECT target, slug, key FROM made
     ), versions AS (
       INSERT INTO document_versions (document_key, version, author_id, content)
       SELECT key, 1, author_id, '{}' FROM made
     ), tagged AS (
       INSERT INTO document_tagged (document_key, target, tag_id, position)
       SELECT key, target, CASE likes WHEN 1 THEN 'energy' ELSE 'magic' END, 0 FROM made
       WHERE target = 'mods' AND likes IN (1, 2)
     )
     INSERT INTO document_servers (document_key, server_id, version, position)
     SELECT key, 'hitech', '1.0', 0 FROM made WHERE likes = 3`,
    [authorId, count],
  );
}

const byKey = (left: { key: string }, right: { key: string }) => (left.key < right.key ? -1 : 1);

export const documents: ListFill<'listDocuments'> = {
  key: 'key',
  required: { target: 'mods' },
  query: {
    tag: [{ value: 'energy', matches: ({ tags }) => tags.some(({ id }) => id === 'energy') }],
    server: [{ value: 'hitech', matches: ({ servers }) => servers.length > 0 }],
    q: [
      { value: 'МОД 13', matches: ({ title }) => title === 'Мод 13' },
      { value: 'мо 1', matches: ({ title }) => title.includes('1') },
    ],
    sort: [
      {
        value: 'popular',
        compare: (left, right) => right.likes - left.likes || right.views - left.views || byKey(right, left),
      },
      {
        value: 'title',
        compare: (left, right) => (left.title === right.title ? byKey(left, right) : left.title < right.title ? -1 : 1),
      },
    ],
  },
  async fill(api, { playerId }, count) {
    // One in ten is not a mod.
    await fillDocuments(api, playerId, count);
    const { rows } = await api.app.pool.query<{ key: string }>(
      `SELECT key FROM documents WHERE target = 'mods' AND state <> 'draft' AND shows_at <= now()
       ORDER BY shows_at DESC, key DESC`,
    );
    return rows.map(({ key }) => key);
  },
};

export const documentWork: ListFill<'listDocumentWork'> = {
  key: 'key',
  groups: ['editor'],
  query: {
    target: [{ value: 'news', matches: ({ target }) => target === 'news' }],
    state: (['draft', 'scheduled', 'published'] as const).map((value) => ({
      value,
      matches: ({ state }: { state: string }) => state === value,
    })),
  },
  async fill(api, { playerId }, count) {
    await fillDocuments(api, playerId, count);
    const rows = api.app.db.selectFrom('documents').select('key').orderBy('updated_at', 'desc').orderBy('key', 'desc');
    return (await rows.execute()).map(({ key }) => key);
  },
};

const SAVED = '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00';

export const documentVersions: ListFill<'listDocumentVersions'> = {
  key: 'version',
  groups: ['editor'],
  required: { key: SAVED },
  query: {},
  async fill({ app }, { playerId }, count) {
    await app.pool.query(
      `INSERT INTO documents (key, target, slug, state, version, author_id, locales, sort_ru, sort_en)
       VALUES ($1, 'news', 'saved', 'draft', 1, $2, '{}', '', '') ON CONFLICT DO NOTHING`,
      [SAVED, playerId],
    );
    await app.pool.query(
      `INSERT INTO document_versions (document_key, version, author_id, content)
       SELECT $1, n + (SELECT coalesce(max(version), 0) FROM document_versions WHERE document_key = $1), $2, '{}'
       FROM generate_series(1, $3) AS n`,
      [SAVED, playerId, count],
    );
    const rows = app.db.selectFrom('document_versions').select('version').where('document_key', '=', SAVED);
    return (await rows.orderBy('version', 'desc').execute()).map(({ version }) => String(version));
  },
};
