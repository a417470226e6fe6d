import type { HistoryFilter, MainState } from '@hoshikraft/api-client';

export const MONEY_KINDS = [
  'top_up',
  'purchase',
  'gift',
  'unban',
  'role_transfer',
  'refund',
] as const satisfies readonly HistoryFilter['kind'][];
export const COIN_KINDS = ['coin_transfer', 'bonus', 'referral'] as const satisfies readonly HistoryFilter['kind'][];
export const PERIODS = ['day', 'week', 'month', 'year'] as const satisfies readonly HistoryFilter['period'][];

export type HistoryKind = (typeof MONEY_KINDS | typeof COIN_KINDS)[number];

/** History and its filters, as in the address. */
export interface HistoryView {
  /** Id of the server whose coins are shown; null for the balance. */
  server: string | null;
  kind: HistoryKind | null;
  period: (typeof PERIODS)[number] | null;
}

/** Kinds of movements of a history. */
export const kindsOf = (server: string | null): readonly HistoryKind[] => (server === null ? MONEY_KINDS : COIN_KINDS);

/** Parses the query. An unknown server means the balance, an unknown kind or period means all. */
export const viewOf = (search: URLSearchParams, main: MainState | undefined): HistoryView => {
  const server = main?.servers.find(({ id }) => id === search.get('server'))?.id ?? null;
  return {
    server,
    kind: kindsOf(server).find((kind) => kind === search.get('kind')) ?? null,
    period: PERIODS.find((period) => period === search.get('period')) ?? null,
  };
};

/** The same history without filters. */
export const withoutFilters = ({ server }: HistoryView): HistoryView => ({ server, kind: null, period: null });

/** Another history with the same period, and the same kind if it has it. */
export const withServer = (view: HistoryView, server: string | null): HistoryView => ({
  ...view,
  server,
  kind: kindsOf(server).find((kind) => kind === view.kind) ?? null,
});

/** Whether the history is filtered. */
export const isFiltered = ({ kind, period }: HistoryView): boolean => kind !== null || period !== null;

/** Query parameters of the API; filters that are not set are omitted. */
export const apiQueryOf = ({ kind, period }: HistoryView): HistoryFilter => ({
  ...(kind !== null && { kind }),
  ...(period !== null && { period }),
});

const queryOf = (view: HistoryView) =>
  new URLSearchParams(Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== null));

/** Path of this view, without the language. */
export const addressOf = (view: HistoryView): string => {
  const query = queryOf(view);
  return query.size === 0 ? 'cabinet/transactions' : `cabinet/transactions?${query}`;
};

/** Address of the downloaded table of this view; the language is a parameter, because a link has no Accept-Language. */
export const tableAddress = (view: HistoryView, language: string): string => {
  const query = queryOf(view);
  query.set('language', language);
  return `/api/user/history/export?${query}`;
};
