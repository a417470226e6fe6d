import type { Locale } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { isShown, keyAt, keyOf, type Target } from './documents-repository.ts';
import type { State } from './states.ts';

/** Current state of a document, independent of the publishing job. */
const stateNow = sql<State>`CASE WHEN d.state = 'scheduled' AND ${isShown} THEN 'published' ELSE d.state END`;

/** Documents for editors, in any state. */
const documentsAtWork = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('players as author', 'author.id', 'd.author_id')
    .select(['d.key', 'd.target', 'd.slug', 'd.version', 'd.locales', 'd.updated_at', 'd.publish_at'])
    .select([
      'author.login as author',
      stateNow.as('state'),
      sql<Date | null>`CASE WHEN ${isShown} THEN d.shows_at ELSE d.published_at END`.as('published_at'),
    ]);

/** Condition equal to `stateNow`, in a form that uses an index over states. */
const inState = (state: State): RawBuilder<boolean> => {
  if (state === 'published') return sql`(d.state = 'published' OR (d.state = 'scheduled' AND ${isShown}))`;
  return state === 'scheduled' ? sql`d.state = 'scheduled' AND NOT ${isShown}` : sql`d.state = ${state}`;
};

/** List of documents for editors, with titles in the caller's language or the other one. */
export const documentsToWorkOn = (db: Db, locale: Locale, { target, state }: { target?: Target; state?: State }) =>
  documentsAtWork(db)
    .select(
      sql<string | null>`(SELECT title FROM document_texts WHERE document_key = d.key
        ORDER BY locale = ${locale} DESC LIMIT 1)`.as('title'),
    )
    .$if(target !== undefined, (query) => query.where('d.target', '=', target ?? 'news'))
    .$if(state !== undefined, (query) => query.where(inState(state ?? 'draft')));

/** The document of an address or key with its latest content. */
export const findSource = (db: Db, at: { target: Target; id: string } | { key: string }) =>
  documentsAtWork(db)
    .innerJoin('document_versions as newest', (join) =>
      join.onRef('newest.document_key', '=', 'd.key').onRef('newest.version', '=', 'd.version'),
    )
    .select('newest.content')
    .$if('key' in at, (query) => query.where('d.key', '=', (at as { key: string }).key))
    .$if('id' in at, (query) => {
      const { target, id } = at as { target: Target; id: string };
      return query.where('d.key', '=', keyAt(target, id, keyOf(id))).where('d.target', '=', target);
    })
    .executeTakeFirst();

export type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** All tags of a target. */
export const tagsOf = (db: Db, target: Target, locale: Locale) =>
  db
    .selectFrom('document_tags as tag')
    .select(['tag.id', sql<string>`tag.title ->> ${locale}::text`.as('title')])
    .where('tag.target', '=', target)
    .execute();

/** Published documents per tag of a target, by tag id. */
export async function countTagged(db: Db, target: Target): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('document_tagged as tagged')
    .innerJoin('documents as d', 'd.key', 'tagged.document_key')
    .select(['tagged.tag_id', (select) => select.fn.countAll<number>().as('count')])
    .where('tagged.target', '=', target)
    .where(isShown)
    .groupBy('tagged.tag_id')
    .execute();
  return new Map(rows.map((row) => [row.tag_id, row.count]));
}

/** Inserts a tag unless its id is in use; returns its titles. */
export async function addTag(
  db: Db,
  { target, id, title }: { target: Target; id: string; title: Record<Locale, string> },
): Promise<Record<Locale, string>> {
  await db
    .insertInto('document_tags')
    .values({ target, id, title: JSON.stringify(title) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('document_tags')
    .select('title')
    .where('target', '=', target)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.title as Record<Locale, string>;
}
