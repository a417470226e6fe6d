import pg from 'pg';
import { millisecondsPerRequest } from './load.ts';
import { freePort, startMeasured } from './process.ts';
import type { Measured } from './process.ts';

const DOCUMENTS = 100_000;
/** Paragraphs of each, in each language. */
const PARAGRAPHS = 12;

const WORDS = 'На этой неделе мы открываем новый мир, меняем рецепты трёх модов и собираем турнир. ';

/** So many mods, each in both languages, with tags and servers, as if written one a minute. */
const layDown = `
  INSERT INTO document_tags (target, id, title)
  SELECT 'mods', 'bench-' || n, jsonb_build_object('ru', 'Тег ' || n, 'en', 'Tag ' || n) FROM generate_series(1, 40) AS n;
  CREATE TEMP TABLE bench AS SELECT n, gen_random_uuid() AS key, now() - n * interval '1 minute' AS shown
  FROM generate_series(1, ${DOCUMENTS}) AS n;
  INSERT INTO documents (key, target, slug, state, version, author_id, published_at, locales, sort_ru, sort_en, likes, views)
  SELECT key, 'mods', 'bench-' || n, 'published', 1, (SELECT id FROM players WHERE login = 'editor'), shown, '{ru,en}',
    'мод ' || n, 'mod ' || n, n % 997, n % 4999 FROM bench;
  INSERT INTO document_slugs (target, slug, document_key) SELECT 'mods', 'bench-' || n, key FROM bench;
  INSERT INTO document_texts (document_key, locale, title, summary, body, reading_minutes)
  SELECT key, locale, 'Мод ' || n, repeat('${WORDS}', 2), jsonb_build_object('type', 'doc', 'content', (
    SELECT jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
      jsonb_build_object('type', 'text', 'text', n || '.' || place || ' ' || repeat('${WORDS}', 3)))))
    FROM generate_series(1, ${PARAGRAPHS}) AS place)), 2 FROM bench, unnest(ARRAY['ru', 'en']) AS of (locale);
  INSERT INTO document_words (document_key, words) SELECT key, 'мод ' || n || ' mod ' || n FROM bench;
  INSERT INTO document_tagged (document_key, target, tag_id, position)
  SELECT key, 'mods', 'bench-' || (n * 7 + place * 11) % 40 + 1, place FROM bench, generate_series(0, 2) AS place;
  INSERT INTO document_servers (document_key, server_id, version, position)
  SELECT key, id, '1.' || n % 9, position FROM bench JOIN servers ON (n + position) % 2 = 0;
  ANALYZE;`;

type Measure = () => Promise<number>;

interface DocumentCosts {
  list: Record<'ours' | 'theirs', Measure>;
  document: Record<'ours' | 'signedIn' | 'theirs', Measure>;
  stop(): Promise<void>;
}

/** Lays 100,000 documents down; answers what measures a request for a page of them, and for one. */
export async function documentCosts(
  api: Pick<Measured, 'url'>,
  databaseUrl: string,
  player: Record<string, string>,
): Promise<DocumentCosts> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(layDown);
  const { rows } = await client.query<{ key: string }>("SELECT key FROM documents WHERE slug = 'bench-50000'");
  await client.end();
  const port = await freePort();
  const environment = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, SELECT_PORT: String(port) };
  const select = await startMeasured('tools/bench/src/select-server.ts', environment, port, '/ready');
  const time = (url: string, count: number, headers?: Record<string, string>) => () =>
    millisecondsPerRequest(url, count, headers);
  const document = `${api.url}/api/document?target=mods&id=bench-50000`;
  return {
    list: {
      ours: time(`${api.url}/api/documents?target=mods`, 400),
      theirs: time(`${select.url}/list`, 1000),
    },
    document: {
      ours: time(document, 400),
      signedIn: time(document, 400, player),
      theirs: time(`${select.url}/document/${rows[0]?.key}`, 1000),
    },
    stop: () => select.stop(),
  };
}
