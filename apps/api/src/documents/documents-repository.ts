import type { BodyNode } from '@hoshikraft/document';
import type { Locale } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';
import type { Db } from '../database/types.ts';
import { containsWords } from '../database/text-search.ts';

export type Target = 'mods' | 'news' | 'servers';

interface ImageRow {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  sources: unknown;
}

/** A document as a list shows it, in one language. */
export interface CardRow {
  key: string;
  slug: string;
  target: string;
  /** null while readers have no date to see. */
  published_at: Date | null;
  updated_at: Date;
  likes: number;
  views: number;
  author: string;
  locales: string[];
  /** All three null where nothing is written in any language. */
  locale: string | null;
  title: string | null;
  summary: string | null;
  reading_minutes: number | null;
  cover: ImageRow | null;
  cover_alt: Record<Locale, string> | null;
  /** By id: what they are called is known beside (card-names.ts). */
  tags: string[];
  /** By id, each with the version of the mod there. */
  servers: [id: string, version: string | null][];
}

/** Whether readers see it: by the clock of the database, so that no node and no job decides when something appears. */
export const isShown = sql<boolean>`d.shows_at <= now()`;

/** Every document as a card: in the asker's language where it is written in it, else in the other one. */
const cards = (db: Db, locale: Locale) =>
  db
    .selectFrom('documents as d')
    .innerJoin('players as author', 'author.id', 'd.author_id')
    // Looked up for each card, behind a limit: joined as a whole, every text there is would be read for a page of them.
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
      // Names that many cards share are not put together for each of them: that was more than half of a page.
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

/** What readers find, by all that a list may be asked for. */
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

/** The key of what has or had this address below a target, or is called by this key. */
export const keyAt = (target: Target, id: string, key: string | null): Expression<string> =>
  sql<string>`coalesce(
    (SELECT document_key FROM document_slugs WHERE target = ${target} AND slug = ${id}), ${key}::uuid)`;

/** The key that an id is, where it is none of an address. */
export const keyOf = (id: string): string | null => (isUuid(id) ? id : null);

interface Neighbour {
  id: string;
  title: string;
}

/** What was published just before or just after a document that readers see. */
const neighbour = (locale: Locale, side: 'before' | 'after') => {
  const [sign, order] = side === 'before' ? [sql`<`, sql`DESC`] : [sql`>`, sql`ASC`];
  return sql<Neighbour | null>`CASE WHEN ${isShown} THEN (
    SELECT jsonb_build_object('id', beside.slug, 'title', (SELECT title FROM document_texts
      WHERE document_key = beside.key ORDER BY locale = ${locale} DESC LIMIT 1))
    FROM documents AS beside WHERE beside.target = d.target AND beside.shows_at <= now()
      AND (beside.shows_at, beside.key) ${sign} (d.shows_at, d.key)
    ORDER BY beside.shows_at ${order}, beside.key ${order} LIMIT 1) END`;
};

/** By which one is asked for. */
export interface Address {
  target: Target;
  id: string;
}

interface Reading extends Address {
  locale: Locale;
  /** Whether what readers do not see is found too. */
  drafts: boolean;
}

/** One document with its text in the asker's language, and what stands beside it. */
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

/** The newest of a target that readers see, newest first. */
export const findNewest = (db: Db, target: Target, locale: Locale, most: number): Promise<CardRow[]> =>
  cards(db, locale)
    .where('d.target', '=', target)
    .where(isShown)
    .orderBy('d.shows_at', 'desc')
    .orderBy('d.key', 'desc')
    .limit(most)
    .execute();
