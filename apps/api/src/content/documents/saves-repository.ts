import { type DocumentContent, isBlankText, readingMinutes } from '@hoshikraft/document';
import { LOCALES, type Locale } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Target } from './documents-repository.ts';
import { searchedWords, sortTitle } from './search-words.ts';
import { isOfBase, nthSlug } from './slugs.ts';
import type { Standing, WrittenState } from './states.ts';

/** Attempts to reserve a generated address, while other saves take the same one. */
const SLUG_TRIES = 20;

export const databaseNow = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(db);
  return (rows[0] as { now: Date }).now;
};

/** Scheduled documents that are marked as published per statement. */
const PUBLISHED_AT_ONCE = 1000;

/** Marks due scheduled documents as published; readers see no difference. */
const publishDue = async (trx: Trx, keys: RawBuilder<string>): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ state: 'published', published_at: sql`publish_at` })
    .where('key', 'in', keys)
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** The same for a batch of all due documents; returns whether there may be more. */
export const publishSomeDue = async (trx: Trx): Promise<boolean> =>
  (await publishDue(
    trx,
    sql`(SELECT key FROM documents WHERE state = 'scheduled' AND publish_at <= now()
      ORDER BY publish_at LIMIT ${PUBLISHED_AT_ONCE} FOR UPDATE SKIP LOCKED)`,
  )) >= PUBLISHED_AT_ONCE;

/** Locks a document until the end of the transaction and publishes it if due; undefined if there is none. */
export async function holdDocument(trx: Trx, key: string) {
  await publishDue(trx, sql`(${key}::uuid)`);
  const row = await trx
    .selectFrom('documents')
    .select(['key', 'target', 'slug', 'state', 'state_before', 'version', 'publish_at', 'published_at'])
    .select(sql<Date>`now()`.as('now'))
    .where('key', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, target: row.target as Target };
}

export type HeldDocument = NonNullable<Awaited<ReturnType<typeof holdDocument>>>;

interface Address {
  key: string;
  target: Target;
}

/** Reserves an address for a document; false if another has or had it: its links must still work. */
export async function takeSlug(trx: Trx, { key, target }: Address, slug: string): Promise<boolean> {
  await trx
    .insertInto('document_slugs')
    .values({ target, slug, document_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await trx
    .selectFrom('document_slugs')
    .select('document_key')
    .where('target', '=', target)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return owner?.document_key === key;
}

/**
 * Reserves the first free address with a base, or keeps the current one if it has the same base.
 *
 * @throws Error if all attempts failed
 */
export async function takeSlugOf(trx: Trx, address: Address, base: string, present: string | null): Promise<string> {
  if (present !== null && isOfBase(present, base)) return present;
  const rows = await trx
    .selectFrom('document_slugs')
    .select('slug')
    .where('target', '=', address.target)
    .where(sql<boolean>`slug >= ${base} AND slug < ${`${base}.`}`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let nth = 1, tries = 0; tries < SLUG_TRIES; nth += 1) {
    const slug = nthSlug(base, nth);
    if (taken.has(slug)) continue;
    if (await takeSlug(trx, address, slug)) return slug;
    tries += 1;
  }
  throw new Error(`no address was free for ${base}`);
}

/** Releases all addresses of a document but one: there are no links to a document that was never published. */
export const dropOtherSlugs = (trx: Trx, key: string, slug: string) =>
  trx.deleteFrom('document_slugs').where('document_key', '=', key).where('slug', '!=', slug).execute();

/** Releases the addresses that belong to other servers, for their pages. */
export const dropSlugsOfServers = (trx: Trx, key: string, slug: string) =>
  trx
    .deleteFrom('document_slugs')
    .where('document_key', '=', key)
    .where('slug', '!=', slug)
    .where('slug', 'in', (from) => from.selectFrom('servers').select('id'))
    .execute();

/** Titles of the existing tags among these ids, in both languages, by id. */
export async function tagTitles(db: Db, target: Target, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_tags')
    .select(['id', 'title'])
    .where('target', '=', target)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, Object.values(title as Record<Locale, string>)]));
}

export interface Save {
  key: string;
  target: Target;
  slug: string;
  version: number;
  /** The editor who saves; for the first version the author. */
  editorId: string;
  standing: Standing;
  content: DocumentContent;
  tagTitles: readonly string[];
}

const writtenLocales = ({ texts }: DocumentContent): Locale[] =>
  LOCALES.filter((locale) => !isBlankText(texts[locale]));

function columnsOf({ slug, version, standing, content }: Save) {
  const { cover, meta, texts } = content;
  const [ru, en] = [texts.ru?.title ?? '', texts.en?.title ?? ''].map(sortTitle) as [string, string];
  return {
    slug,
    version,
    state: standing.state satisfies WrittenState,
    publish_at: standing.publishAt,
    published_at: standing.publishedAt,
    updated_at: sql<Date>`now()`,
    locales: writtenLocales(content),
    cover: cover?.image ?? null,
    cover_alt: cover === null ? null : JSON.stringify(cover.alt),
    original_author: meta.originalAuthor,
    original_url: meta.originalUrl,
    sort_ru: ru || en,
    sort_en: en || ru,
  };
}

/** Inserts a document; false if the key is in use. */
export async function beginDocument(trx: Trx, save: Save): Promise<boolean> {
  const { key, target, editorId } = save;
  const row = await trx
    .insertInto('documents')
    .values({ key, target, author_id: editorId, ...columnsOf(save) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export const changeDocument = (trx: Trx, save: Save) =>
  trx.updateTable('documents').set(columnsOf(save)).where('key', '=', save.key).execute();

/** Writes a version and the related rows of a document, whose row exists and is locked. */
export async function writeVersion(trx: Trx, save: Save): Promise<void> {
  const { key, target, version, editorId, content } = save;
  await trx.deleteFrom('document_texts').where('document_key', '=', key).execute();
  const texts = writtenLocales(content).flatMap((locale) => {
    const text = content.texts[locale];
    if (text === null) return [];
    const { title, summary, body } = text;
    const reading_minutes = readingMinutes(body);
    return [{ document_key: key, locale, title, summary, body: JSON.stringify(body), reading_minutes }];
  });
  if (texts.length > 0) await trx.insertInto('document_texts').values(texts).execute();
  const words = searchedWords(content, save.tagTitles);
  await trx
    .insertInto('document_words')
    .values({ document_key: key, words })
    .onConflict((conflict) => conflict.column('document_key').doUpdateSet({ words }))
    .execute();
  await trx.deleteFrom('document_tagged').where('document_key', '=', key).execute();
  const tagged = content.tags.map((tag_id, position) => ({ document_key: key, target, tag_id, position }));
  if (tagged.length > 0) await trx.insertInto('document_tagged').values(tagged).execute();
  await trx.deleteFrom('document_servers').where('document_key', '=', key).execute();
  const servers = content.servers.map((server, position) => ({
    document_key: key,
    server_id: server.id,
    version: server.version,
    position,
  }));
  if (servers.length > 0) await trx.insertInto('document_servers').values(servers).execute();
  await trx
    .insertInto('document_versions')
    .values({ document_key: key, version, author_id: editorId, content: JSON.stringify(content) })
    .execute();
}
