import type { DocumentsFilter, Schemas } from '@hoshikraft/api-client';

/** Documents that have a list and a page here; those of servers are part of the servers' own pages. */
export type ReadTarget = Exclude<Schemas['DocumentTarget'], 'servers'>;

export const SORTS = ['newest', 'popular', 'title'] as const;
export type DocumentSort = (typeof SORTS)[number];

/** What a list is narrowed to, as its address says it. */
export interface DocumentsView {
  tag: string | null;
  server: string | null;
  sort: DocumentSort;
  q: string;
}

/** Letters of a search that the API takes. */
export const MAX_SEARCH = 64;

export const viewOf = (search: URLSearchParams): DocumentsView => ({
  tag: search.get('tag') || null,
  server: search.get('server') || null,
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH),
});

/** Whether a list shows less than there is. */
export const isNarrowed = ({ tag, server, q }: DocumentsView): boolean => tag !== null || server !== null || q !== '';

/** What the API is asked for; what a view leaves open is not mentioned. */
export const wantedOf = (target: ReadTarget, { tag, server, sort, q }: DocumentsView): DocumentsFilter => ({
  target,
  ...(tag !== null && { tag }),
  ...(server !== null && { server }),
  ...(sort !== 'newest' && { sort }),
  ...(q !== '' && { q }),
});

/** Path of exactly this view below the language, in the one order that pages are kept by. */
export const addressOf = (target: ReadTarget, { tag, server, sort, q }: DocumentsView): string => {
  const query = new URLSearchParams();
  if (tag !== null) query.set('tag', tag);
  if (server !== null) query.set('server', server);
  if (sort !== 'newest') query.set('sort', sort);
  if (q !== '') query.set('q', q);
  return query.size === 0 ? target : `${target}?${query}`;
};

/** Every document of a target. */
export const EVERYTHING: DocumentsView = { tag: null, server: null, sort: 'newest', q: '' };
