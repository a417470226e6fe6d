import type { DocumentsFilter, Schemas } from '@hoshikraft/api-client';
import { trimTyped } from '@hoshikraft/shared';
import { acceptedPart } from '../../framework/page/accepted-part.ts';

/** Documents that have a list and a page here; documents of servers are part of the server pages. */
export type ReadTarget = Exclude<Schemas['DocumentTarget'], 'servers'>;

export const SORTS = ['newest', 'popular', 'title'] as const;
export type DocumentSort = (typeof SORTS)[number];

/** Filters and order of a list, as in the URL. */
export interface DocumentsView {
  tag: string | null;
  server: string | null;
  sort: DocumentSort;
  q: string;
}

/** Maximum search length that the API accepts. */
export const MAX_SEARCH = 64;

export const viewOf = (search: URLSearchParams): DocumentsView => ({
  tag: search.get('tag') || null,
  server: search.get('server') || null,
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  q: trimTyped(search.get('q') ?? ''),
});

/** Whether any filter is set. */
export const isFiltered = ({ tag, server, q }: DocumentsView): boolean => tag !== null || server !== null || q !== '';

/** The filter for the API, without unset fields. */
export const toDocumentsFilter = (target: ReadTarget, { tag, server, sort, q }: DocumentsView): DocumentsFilter => ({
  target,
  ...(tag !== null && { tag }),
  ...(server !== null && { server }),
  ...(sort !== 'newest' && { sort }),
  ...(q !== '' && { q: acceptedPart(q, MAX_SEARCH) }),
});

/** Path of this view, without the locale; the fixed parameter order matches the keys of the page cache. */
export const addressOf = (target: ReadTarget, { tag, server, sort, q }: DocumentsView): string => {
  const query = new URLSearchParams();
  if (tag !== null) query.set('tag', tag);
  if (server !== null) query.set('server', server);
  if (sort !== 'newest') query.set('sort', sort);
  if (q !== '') query.set('q', q);
  return query.size === 0 ? target : `${target}?${query}`;
};

/** All documents of a target. */
export const NO_FILTERS: DocumentsView = { tag: null, server: null, sort: 'newest', q: '' };
