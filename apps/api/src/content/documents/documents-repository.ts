import type { BodyNode } from '@hoshikraft/document';
import type { Locale } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Db } from '../../platform/database/types.ts';
import { containsWords } from '../../platform/database/text-search.ts';

export type Target = 'mods' | 'news' | 'servers';

interface ImageRow {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  sources: unknown;
}

/** A document in a list, in one language. */
export interface CardRow {
  key: string;
  slug: string;
  target: string;
  /** null before it is published. */
  published_at: Date | null;
  updated_at: Date;
  likes: number;
  views: number;
  author: string;
  locales: string[];
  /** All three are null if there is no text in any language. */
  locale: string | null;
  title: string | null;
  summary: string | null;
  reading_minutes: number | null;
  cover: ImageRow | null;
  cover_alt: Record<Locale, string> | null;
  /** Ids; card-names.ts has their names. */
  tags: string[];
  /** Ids, each with the version of the mod on that server. */
  servers: [id: string, version: string | null][];
}

/** Whether readers see it, by the clock of the database: publishing does not depend on a node or a job. */
export const isShown = sql<boolean>`d.shows_at <= now()`;

/** All documents as cards, in the caller's language, or in the other one if there is no text in it. */
const cards = (db: Db, locale: Locale) =>
  db
    .selectFrom('documents as d')
    .innerJoin('players as author', 'author.id', 'd.author_id')
    // A lateral join behind the limit: a plain join would read all texts for one page.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('document_texts')
          .select(['locale', 'title', 'summary', 'reading_minutes', 'body'])
          .whereRef('document_key', '=', 'd.key')
          .where('locale', '=', sql<string>`CASE WHEN ${locale} = ANY(d.locales) THEN ${locale} ELSE d.locales[1] END`)
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .leftJoin('document_images as image', 'image.id', 'd.cover')
    .select([
      'd.key',
      'd.slug',
      'd.target',
      'd.updated_at',
      'd.likes',
      'd.views',
      'author.login as author',
      'd.locales',
    ])
    .select(['text.locale', 'text.title', 'text.summary', 'text.reading_minutes'])
    .select([
      sql<Date | null>`CASE WHEN ${isShown} THEN d.shows_at ELSE d.published_at END`.as('published_at'),
      sql<ImageRow | null>`CASE WHEN image.id IS NOT NULL THEN json_build_object('id', image.id, 'width', image.width,
        'height', image.height, 'placeholder', image.placeholder, 'sources', image.sources) END`.as('cover'),
      sql<CardRow['cover_alt']>`d.cover_alt`.as('cover_alt'),
      // Only ids: joining the shared names for each card took more than half of the time of a page.
      sql<CardRow['tags']>`ARRAY(SELECT tag_id FROM document_tagged WHERE document_key = d.key ORDER BY position)`.as(
        'tags',
      ),
      sql<CardRow['servers']>`ARRAY(SELECT ARRAY[server_id, version] FROM document_servers
        WHERE document_key = d.key ORDER BY position)`.as('servers'),
    ]);

export interface ListedRow extends CardRow {
  shows_at: Date;
  sort_title: string;
}

/** Published documents, by all filters of the list. */
export function shownCards(
  db: Db,
  locale: Locale,
  { target, tag, server, q }: { target: Target; tag?: string; server?: string; q?: string },
): Expression<ListedRow> {
  const found = containsWords(sql`words`, q ?? '');
  return cards(db, locale)
    .select([sql<Date>`d.shows_at`.as('shows_at'), sql<string>`d.${sql.raw(`sort_${locale}`)}`.as('sort_title')])
    .where('d.target', '=', target)
    .where(isShown)
    .$if(tag !== undefined, (query) =>
      query.where(sql<boolean>`EXISTS (SELECT FROM document_tagged AS tagged
        WHERE tagged.document_key = d.key AND tagged.target = ${target} AND tagged.tag_id = ${tag})`),
    )
    .$if(server !== undefined, (query) =>
      query.where(sql<boolean>`EXISTS (SELECT FROM document_servers AS on_it
        WHERE on_it.document_key = d.key AND on_it.server_id = ${server})`),
    )
    .$if(found !== null, (query) =>
      query.where(sql<boolean>`d.key IN (SELECT document_key FROM document_words WHERE ${found})`),
    );
}

/** Key of the document that has or had this address below a target, or that has this key. */
export const keyAt = (target: Target, id: string, key: string | null): Expression<string> =>
  sql<string>`coalesce(
    (SELECT document_key FROM document_slugs WHERE target = ${target} AND slug = ${id}), ${key}::uuid)`;

/** The id if it is a key; null if it is an address. */
export const keyOf = (id: string): string | null => (isUuid(id) ? id : null);

interface Neighbour {
  id: string;
  title: string;
}

/** The document published just before or after a published document. */
const neighbour = (locale: Locale, side: 'before' | 'after') => {
  const [sign, order] = side === 'before' ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
  return sql<Neighbour | null>`CASE WHEN ${isShown} THEN (
    SELECT jsonb_build_object('id', beside.slug, 'title', (SELECT title FROM document_texts
      WHERE document_key = beside.key ORDER BY locale = ${locale} DESC LIMIT 1))
    FROM documents AS beside WHERE beside.target = d.target AND beside.shows_at <= now()
      AND (beside.shows_at, beside.key) ${sign} (d.shows_at, d.key)
    ORDER BY beside.shows_at ${order}, beside.key ${order} LIMIT 1) END`;
};

/** Address of a requested document. */
export interface Address {
  target: Target;
  id: string;
}

interface Reading extends Address {
  locale: Locale;
  /** Whether unpublished documents are found too. */
  drafts: boolean;
}

/** One document with its text in the caller's language, and its neighbours. */
export const findDocument = (db: Db, { target, id, locale, drafts }: Reading) =>
  cards(db, locale)
    .select([
      'd.original_author',
      'd.original_url',
      sql<BodyNode | null>`text.body`.as('body'),
      sql<boolean>`coalesce(${isShown}, false)`.as('shown'),
      neighbour(locale, 'before').as('previous'),
      neighbour(locale, 'after').as('next'),
    ])
    .where('d.key', '=', keyAt(target, id, keyOf(id)))
    .where('d.target', '=', target)
    .where(sql<boolean>`(${drafts}::boolean OR ${isShown})`)
    .executeTakeFirst();

/** The newest published documents of a target, newest first. */
export const findNewest = (db: Db, target: Target, locale: Locale, most: number): Promise<CardRow[]> =>
  cards(db, locale)
    .where('d.target', '=', target)
    .where(isShown)
    .orderBy('d.shows_at', 'desc')
    .orderBy('d.key', 'desc')
    .limit(most)
    .execute();
