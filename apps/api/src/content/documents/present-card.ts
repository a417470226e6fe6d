import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { presentImage } from '../files/images-repository.ts';
import type { CardNames } from './card-names.ts';
import type { CardRow } from './documents-repository.ts';
import { presentAuthor } from './present-source.ts';

type Schemas = components['schemas'];

/** A document in a list, in the language in which it was found. */
export function presentCard(row: CardRow, asked: Locale, names: CardNames): Schemas['DocumentCard'] {
  const locale = (row.locale ?? asked) as Locale;
  return {
    id: row.slug,
    key: row.key,
    target: row.target as Schemas['DocumentTarget'],
    locale,
    locales: row.locales as Locale[],
    title: row.title ?? '',
    summary: row.summary ?? '',
    cover: row.cover === null ? null : presentImage(row.cover),
    coverAlt: row.cover === null ? '' : (row.cover_alt?.[locale] ?? ''),
    tags: row.tags.flatMap((id) => names.tags.get(id) ?? []),
    servers: row.servers.flatMap(([id, version]) => {
      const server = names.servers.get(id);
      return server === undefined ? [] : [{ ...server, version }];
    }),
    author: presentAuthor(row.author),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    likes: row.likes,
    views: row.views,
    readingMinutes: row.reading_minutes ?? 1,
  };
}
