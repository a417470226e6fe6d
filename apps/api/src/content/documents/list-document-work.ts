import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineList } from '../../platform/pagination/define-list.ts';
import { presentAuthor } from './present-source.ts';
import { documentsToWorkOn } from './work-repository.ts';

/** Documents in all states, last changed first. */
export const listDocumentWork = defineList('listDocumentWork', {
  rows: ({ query }, { app, locale }) => documentsToWorkOn(app.db, locale, query),
  order: (_query) => [
    { by: 'updated_at', kind: 'time', descending: true },
    { by: 'key', kind: 'uuid', descending: true },
  ],
  present: (row) => ({
    key: row.key,
    target: row.target as components['schemas']['DocumentTarget'],
    slug: row.slug,
    state: row.state,
    version: row.version,
    title: row.title ?? '',
    locales: row.locales as Locale[],
    author: presentAuthor(row.author),
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }),
});
