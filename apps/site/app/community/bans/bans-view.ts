import type { BansFilter } from '@hoshikraft/api-client';

export const STATES = ['active', 'permanent', 'ended'] as const;
export const SPANS = ['day', 'week', 'month', 'year'] as const;

/** What the list of bans is narrowed to, as its address says it. */
export interface BansView {
  q: string;
  state: (typeof STATES)[number] | null;
  server: string | null;
  period: (typeof SPANS)[number] | null;
}

/** Letters of a login. */
export const MAX_SEARCH = 16;

const SERVER = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const viewOf = (search: URLSearchParams): BansView => {
  const server = search.get('server') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    state: STATES.find((state) => state === search.get('state')) ?? null,
    server: SERVER.test(server) ? server : null,
    period: SPANS.find((period) => period === search.get('period')) ?? null,
  };
};

/** Everybody's bans. */
export const EVERYTHING: BansView = { q: '', state: null, server: null, period: null };

const told = (view: BansView) => Object.entries(view).filter(([, value]) => value !== null && value !== '');

/** Whether the list shows less than there is. */
export const isNarrowed = (view: BansView): boolean => told(view).length > 0;

/** What the API is asked for; what a view leaves open is not mentioned. */
export const wantedOf = (view: BansView): BansFilter => Object.fromEntries(told(view)) as BansFilter;

/** Path of exactly this view below the language. */
export const addressOf = (view: BansView): string => {
  const query = new URLSearchParams(told(view) as [string, string][]);
  return query.size === 0 ? 'banlist' : `banlist?${query}`;
};
