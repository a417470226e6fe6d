import type { BansFilter } from '@hoshikraft/api-client';
import { trimTyped } from '@hoshikraft/shared';
import { acceptedPart } from '../../framework/page/accepted-part.ts';

export const STATES = ['active', 'permanent', 'ended'] as const;
export const SPANS = ['day', 'week', 'month', 'year'] as const;

/** Filters of the ban list, as in the URL. */
export interface BansView {
  q: string;
  state: (typeof STATES)[number] | null;
  server: string | null;
  period: (typeof SPANS)[number] | null;
}

/** Maximum length of a login. */
export const MAX_SEARCH = 16;

const SERVER = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const viewOf = (search: URLSearchParams): BansView => {
  const server = search.get('server') ?? '';
  return {
    q: trimTyped(search.get('q') ?? ''),
    state: STATES.find((state) => state === search.get('state')) ?? null,
    server: SERVER.test(server) ? server : null,
    period: SPANS.find((period) => period === search.get('period')) ?? null,
  };
};

/** All bans. */
export const NO_FILTERS: BansView = { q: '', state: null, server: null, period: null };

const activeEntries = (view: BansView) => Object.entries(view).filter(([, value]) => value !== null && value !== '');

/** Whether any filter is set. */
export const isFiltered = (view: BansView): boolean => activeEntries(view).length > 0;

/** The filter for the API, without unset fields. */
export const toBansFilter = (view: BansView): BansFilter =>
  Object.fromEntries(activeEntries({ ...view, q: acceptedPart(view.q, MAX_SEARCH) })) as BansFilter;

/** The filters as parameters of the URL, without unset ones. */
export const toParams = (view: BansView): Record<string, string> =>
  Object.fromEntries(activeEntries(view)) as Record<string, string>;

/** Path of this view, without the locale. */
export const addressOf = (view: BansView): string => {
  const query = new URLSearchParams(toParams(view));
  return query.size === 0 ? 'banlist' : `banlist?${query}`;
};
