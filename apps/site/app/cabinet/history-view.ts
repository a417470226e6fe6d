import type { HistoryWanted, Schemas } from '@hoshikraft/api-client';

export const MONEY_KINDS = [
  'top_up',
  'purchase',
  'gift',
  'unban',
  'role_transfer',
  'refund',
] as const satisfies readonly HistoryWanted['kind'][];
export const COIN_KINDS = ['coin_transfer', 'bonus', 'referral'] as const satisfies readonly HistoryWanted['kind'][];
export const PERIODS = ['day', 'week', 'month', 'year'] as const satisfies readonly HistoryWanted['period'][];

export type HistoryKind = (typeof MONEY_KINDS | typeof COIN_KINDS)[number];

/** Which history is shown and what it is narrowed to, as its address says it. */
export interface HistoryView {
  /** The coins on this server; null is the balance. */
  server: string | null;
  kind: HistoryKind | null;
  period: (typeof PERIODS)[number] | null;
}

/** Kinds of movements that a history can have. */
export const kindsOf = (server: string | null): readonly HistoryKind[] => (server === null ? MONEY_KINDS : COIN_KINDS);

/** A server that there is not means the balance; a kind or period that there is not, all of them. */
export const viewOf = (search: URLSearchParams, main: Schemas['Main'] | undefined): HistoryView => {
  const server = main?.servers.find(({ id }) => id === search.get('server'))?.id ?? null;
  return {
    server,
    kind: kindsOf(server).find((kind) => kind === search.get('kind')) ?? null,
    period: PERIODS.find((period) => period === search.get('period')) ?? null,
  };
};

/** The whole of the same history. */
export const wholeOf = ({ server }: HistoryView): HistoryView => ({ server, kind: null, period: null });

/** Another history; the period stays, and the kind where that history has it. */
export const movedTo = (view: HistoryView, server: string | null): HistoryView => ({
  ...view,
  server,
  kind: kindsOf(server).find((kind) => kind === view.kind) ?? null,
});

/** Whether the list shows less than the history has. */
export const isNarrowed = ({ kind, period }: HistoryView): boolean => kind !== null || period !== null;

/** What the API is asked for; what a view leaves open is not mentioned. */
export const wantedOf = ({ kind, period }: HistoryView): HistoryWanted => ({
  ...(kind !== null && { kind }),
  ...(period !== null && { period }),
});

const told = (view: HistoryView) =>
  new URLSearchParams(Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== null));

/** Path of exactly this view below the language. */
export const addressOf = (view: HistoryView): string => {
  const query = told(view);
  return query.size === 0 ? 'cabinet/transactions' : `cabinet/transactions?${query}`;
};

/** Where the browser gets the table of exactly this view; a link cannot say Accept-Language. */
export const tableAddress = (view: HistoryView, language: string): string => {
  const query = told(view);
  query.set('language', language);
  return `/api/user/history/export?${query}`;
};
