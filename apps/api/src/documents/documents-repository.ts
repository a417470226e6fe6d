import type { BodyNode } from '@hoshikraft/document';
import type { Locale } from '@hoshikraft/shared';
import { type Expression, sql } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';
import type { Db } from '../database/types.ts';
import { searchPatterns } from './search-words.ts';

export type Target = 'mods' | 'news' | 'servers';

export interface TagRow {
  id: string;
  title: string;
}

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
  tags: TagRow[];
  servers: { id: string; name: string; color: string; version: string | null }[];
}

/** Whether readers see it: by the clock of the database, so that no node and no job decides when something appears. */
export const isShown = sql<boolean>`d.shows_at <= now()`;

/** Every document as a card: in the asker's language where it is written in it, else in the other one. */
const cards = (db: Db, locale: Locale) =>
  db
    .selectFrom('documents as d')
    .innerJoin('players as author', 'author.id', 'd.author_id')
    // Looked up for each card: joined as a whole, every text there is would be read for a page of them.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('document_texts')
          .select(['locale', 'title', 'summary', 'reading_minutes', 'body'])
          .whereRef('document_key', '=', 'd.key')
          .orderBy(sql`locale = ${locale}`, 'desc')
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
      sql<ImageRow | null>`CASE WHEN image.id IS NOT NULL THEN jsonb_build_object('id', image.id, 'width', image.width,
        'height', image.height, 'placeholder', image.placeholder, 'sources', image.sources) END`.as('cover'),
      sql<CardRow['cover_alt']>`d.cover_alt`.as('cover_alt'),
      sql<TagRow[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'title', tag.title ->> ${locale}::text)
        ORDER BY tagged.position), '[]') FROM document_tagged AS tagged
        JOIN document_tags AS tag ON tag.target = tagged.target AND tag.id = tagged.tag_id
        WHERE tagged.document_key = d.key)`.as('tags'),
      sql<CardRow['servers']>`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', server.id, 'name', server.name,
        'color', server.color, 'version', on_it.version) ORDER BY on_it.position), '[]')
        FROM document_servers AS on_it JOIN servers AS server ON server.id = on_it.server_id
        WHERE on_it.document_key = d.key)`.as('servers'),
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
  const patterns = searchPatterns(q ?? '');
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
    .$if(patterns.length > 0, (query) =>
      query.where(sql<boolean>`d.key IN (SELECT document_key FROM document_words
        WHERE ${sql.join(
          patterns.map((pattern) => sql`words LIKE ${pattern}`),
          sql` AND `,
        )})`),
    );
}

/** The key of what has or had this address below a target, or is called by this key. */
export const keyAt = (target: Target, id: string): Expression<string> => {
  const byKey = isUuid(id) ? sql<string>`${id}::uuid` : sql<string>`NULL`;
  return sql<string>`coalesce(
    (SELECT document_key FROM document_slugs WHERE target = ${target} AND slug = ${id}), ${byKey})`;
};

/** One document with its text in the asker's language, and what this player thinks of it. */
export const findDocument = (
  db: Db,
  { target, id, locale, playerId, drafts }: ReadingOf & { playerId: string | null; drafts: boolean },
) =>
  cards(db, locale)
    .select([
      'd.original_author',
      'd.original_url',
      sql<BodyNode | null>`text.body`.as('body'),
      sql<string | null>`CASE WHEN ${isShown} THEN d.shows_at::text END`.as('shown_since'),
      sql<boolean>`EXISTS (SELECT FROM document_likes AS liking
        WHERE liking.document_key = d.key AND liking.player_id = ${playerId}::uuid)`.as('liked'),
    ])
    .where('d.key', '=', keyAt(target, id))
    .where('d.target', '=', target)
    .$if(!drafts, (query) => query.where(isShown))
    .executeTakeFirst();

interface ReadingOf {
  target: Target;
  id: string;
  locale: Locale;
}

interface Neighbour {
  slug: string;
  title: string;
}

/** What was published just before and just after a document that readers see. */
export async function findNeighbours(
  db: Db,
  { key, target, since, locale }: { key: string; target: Target; since: string; locale: Locale },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const beside = (sign: '<' | '>', order: 'desc' | 'asc') =>
    db
      .selectFrom('documents as d')
      .innerJoin('document_texts as text', (join) =>
        join
          .onRef('text.document_key', '=', 'd.key')
          .on(
            'text.locale',
            '=',
            sql<string>`CASE WHEN ${locale} = ANY (d.locales) THEN ${locale} ELSE d.locales[1] END`,
          ),
      )
      .select(['d.slug', 'text.title'])
      .where('d.target', '=', target)
      .where(isShown)
      .where(sql<boolean>`(d.shows_at, d.key) ${sql.raw(sign)} (${since}::timestamptz, ${key}::uuid)`)
      .orderBy('d.shows_at', order)
      .orderBy('d.key', order)
      .limit(1)
      .executeTakeFirst();
  const [previous = null, next = null] = await Promise.all([beside('<', 'desc'), beside('>', 'asc')]);
  return { previous, next };
}

/** Among how many of the newest those are looked for that are about the same. */
const RELATED_AMONG = 100;
const RELATED = 3;

/** Of the newest of a target, those that share most tags and servers with a document. */
export const findRelated = (
  db: Db,
  {
    key,
    target,
    tags,
    servers,
    locale,
  }: { key: string; target: Target; tags: string[]; servers: string[]; locale: Locale },
): Promise<CardRow[]> =>
  cards(db, locale)
    .innerJoin(
      sql<{ key: string; shared: number; place: number }>`(
        SELECT recent.key, recent.place, tags.shared + servers.shared AS shared
        FROM (SELECT d.key, row_number() OVER (ORDER BY d.shows_at DESC, d.key DESC) AS place FROM documents AS d
          WHERE d.target = ${target} AND ${isShown} AND d.key <> ${key}
          ORDER BY d.shows_at DESC, d.key DESC LIMIT ${RELATED_AMONG}) AS recent,
        LATERAL (SELECT count(*) AS shared FROM document_tagged
          WHERE document_key = recent.key AND tag_id = ANY (${tags}::text[])) AS tags,
        LATERAL (SELECT count(*) AS shared FROM document_servers
          WHERE document_key = recent.key AND server_id = ANY (${servers}::text[])) AS servers
        WHERE tags.shared + servers.shared > 0
        ORDER BY tags.shared + servers.shared DESC, recent.place LIMIT ${RELATED})`.as('related'),
      (join) => join.onRef('related.key', '=', 'd.key'),
    )
    .orderBy('related.shared', 'desc')
    .orderBy('related.place')
    .execute();
