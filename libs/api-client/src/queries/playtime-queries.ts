import type { operations } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

export type PlaytimePeriod = NonNullable<NonNullable<operations['getUserPlaytime']['parameters']['query']>['period']>;
export type PlaytimeRange = operations['getUserPlaytimeRange']['parameters']['query'];

/**
 * What a player played and did, on one server or (`null`) on all of them together. Without toasts: what a player hides is no
 * fault (code 3), and a chart says itself that it could not be had.
 */
export const playtimeQueries = {
  all: () => ['playtime'] as const,
  /** `GET user/playtime/{nick}`: points a day, a week or a month, by the length of the period. */
  over: (api: ApiClient, nick: string, server: string | null, period: PlaytimePeriod) =>
    queryOptions({
      queryKey: [...playtimeQueries.all(), 'over', nick.toLowerCase(), server, period] as const,
      queryFn: ({ signal }) =>
        server === null
          ? answered(api.quiet.GET('/user/playtime/{nick}', { signal, params: { path: { nick }, query: { period } } }))
          : answered(
              api.quiet.GET('/user/playtime/{nick}/{server}', {
                signal,
                params: { path: { nick, server }, query: { period } },
              }),
            ),
      staleTime: STALE.content,
    }),
  /** `GET user/playtime-range/{nick}`: at most 1,000 points of any size. */
  between: (api: ApiClient, nick: string, server: string | null, query: PlaytimeRange) =>
    queryOptions({
      queryKey: [...playtimeQueries.all(), 'between', nick.toLowerCase(), server, query] as const,
      queryFn: ({ signal }) =>
        server === null
          ? answered(api.quiet.GET('/user/playtime-range/{nick}', { signal, params: { path: { nick }, query } }))
          : answered(
              api.quiet.GET('/user/playtime-range/{nick}/{server}', {
                signal,
                params: { path: { nick, server }, query },
              }),
            ),
      staleTime: STALE.content,
    }),
  /** `GET user/statistics/{nick}`. */
  statistics: (api: ApiClient, nick: string, server: string | null) =>
    queryOptions({
      queryKey: [...playtimeQueries.all(), 'statistics', nick.toLowerCase(), server] as const,
      queryFn: ({ signal }) =>
        server === null
          ? answered(api.quiet.GET('/user/statistics/{nick}', { signal, params: { path: { nick } } }))
          : answered(api.quiet.GET('/user/statistics/{nick}/{server}', { signal, params: { path: { nick, server } } })),
      staleTime: STALE.content,
    }),
};
