import type { operations } from '@hoshikraft/contract';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { PERSONAL_IF_HIDDEN } from '../personal-queries.ts';
import { STALE } from '../query-client.ts';
import { loadUnlessHidden } from './unless-hidden.ts';

export type PlaytimePeriod = NonNullable<NonNullable<operations['getUserPlaytime']['parameters']['query']>['period']>;
export type PlaytimeRange = operations['getUserPlaytimeRange']['parameters']['query'];

export interface DaysPlayed {
  /** Start of the first day. */
  first: string;
  /** null if unknown or hidden by the player. */
  seconds: (number | null)[];
}

interface PartQuery<Key extends QueryKey, Answer> {
  key: Key;
  api: ApiClient;
  nick: string;
  part: 'playtime' | 'statistics';
  call: (signal: AbortSignal) => Promise<{ data?: Answer }>;
}

/** null if the player hides it. */
const partOf = <const Key extends QueryKey, Answer>({ key, api, nick, part, call }: PartQuery<Key, Answer>) =>
  queryOptions({
    queryKey: [...playtimeQueries.all(), ...key] as const,
    queryFn: ({ client, signal }): Promise<Answer | null> =>
      loadUnlessHidden({ api, client, nickname: nick, part }, () => readBody(call(signal)), null),
    staleTime: STALE.content,
    meta: PERSONAL_IF_HIDDEN,
  });

/** Playtime and statistics of a player, on one server or (`null`) on all. Without toasts: the charts show the failure. */
export const playtimeQueries = {
  all: () => ['playtime'] as const,
  /** `GET user/playtime/{nick}`: points a day, a week or a month, by the length of the period. */
  over: (api: ApiClient, nick: string, server: string | null, period: PlaytimePeriod) =>
    partOf({
      key: ['over', nick.toLowerCase(), server, period],
      api,
      nick,
      part: 'playtime',
      call: (signal) =>
        server === null
          ? api.quiet.GET('/user/playtime/{nick}', { signal, params: { path: { nick }, query: { period } } })
          : api.quiet.GET('/user/playtime/{nick}/{server}', {
              signal,
              params: { path: { nick, server }, query: { period } },
            }),
    }),
  /** `GET user/playtime-range/{nick}`: at most 1,000 points of any size. */
  between: (api: ApiClient, nick: string, server: string | null, query: PlaytimeRange) =>
    partOf({
      key: ['between', nick.toLowerCase(), server, query],
      api,
      nick,
      part: 'playtime',
      call: (signal) =>
        server === null
          ? api.quiet.GET('/user/playtime-range/{nick}', { signal, params: { path: { nick }, query } })
          : api.quiet.GET('/user/playtime-range/{nick}/{server}', {
              signal,
              params: { path: { nick, server }, query },
            }),
    }),
  /** Seconds played each day of a range, the first day first: the part of `between` that a calendar needs, a tenth of the size. */
  days: (api: ApiClient, nick: string, server: string | null, query: PlaytimeRange) =>
    queryOptions({
      queryKey: [...playtimeQueries.all(), 'days', nick.toLowerCase(), server, query] as const,
      queryFn: async ({ client }): Promise<DaysPlayed | null> => {
        const answer = await client.fetchQuery(playtimeQueries.between(api, nick, server, query));
        return (
          answer && { first: answer.points[0]?.at ?? query.from, seconds: answer.points.map(({ seconds }) => seconds) }
        );
      },
      staleTime: STALE.content,
      meta: PERSONAL_IF_HIDDEN,
    }),
  /** `GET user/statistics/{nick}`. */
  statistics: (api: ApiClient, nick: string, server: string | null) =>
    partOf({
      key: ['statistics', nick.toLowerCase(), server],
      api,
      nick,
      part: 'statistics',
      call: (signal) =>
        server === null
          ? api.quiet.GET('/user/statistics/{nick}', { signal, params: { path: { nick } } })
          : api.quiet.GET('/user/statistics/{nick}/{server}', { signal, params: { path: { nick, server } } }),
    }),
};
