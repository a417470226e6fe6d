import type { operations } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';

type QueryOf<Id extends 'getOnlineHistory' | 'getNewcomers'> = NonNullable<operations[Id]['parameters']['query']>;

export type OnlineRange = NonNullable<QueryOf<'getOnlineHistory'>['range']>;

type NewcomersRange = NonNullable<QueryOf<'getNewcomers'>['range']>;

/** Poll interval of an open page, while the window has focus. */
const POLL = { refetchInterval: 60_000, refetchIntervalInBackground: false } as const;

const of = (server: string | null) => (server === null ? {} : { server });

/** Online statistics, of one server or (`null`) of all (`GET online/…`). Without toasts: the charts show the failure. */
export const statsQueries = {
  all: () => ['stats'] as const,
  history: (api: ApiClient, server: string | null, range: OnlineRange) =>
    queryOptions({
      queryKey: [...statsQueries.all(), 'history', server, range] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/online/history', { signal, params: { query: { ...of(server), range } } })),
      ...POLL,
    }),
  /** Days and hours of the week are those of `timezone`, a name of the IANA database. */
  summary: (api: ApiClient, server: string | null, timezone: string) =>
    queryOptions({
      queryKey: [...statsQueries.all(), 'summary', server, timezone] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/online/summary', { signal, params: { query: { ...of(server), timezone } } })),
      ...POLL,
    }),
  newcomers: (api: ApiClient, server: string | null, range: NewcomersRange) =>
    queryOptions({
      queryKey: [...statsQueries.all(), 'newcomers', server, range] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/online/newcomers', { signal, params: { query: { ...of(server), range } } })),
    }),
};
