import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { PERSONAL } from '../personal-queries.ts';

type TopType = components['schemas']['TopType'];

/** Leaderboards are computed once a minute. */
const STALE_MS = 60_000;

const callFor = (api: ApiClient, type: TopType, server: string | null, signal: AbortSignal) => {
  const one = { signal, params: { path: { server: server ?? '' } } };
  const all = { signal };
  switch (type) {
    case 'playtime':
      return server === null ? api.GET('/user/top/playtime', all) : api.GET('/user/top/playtime/{server}', one);
    case 'online':
      return server === null
        ? api.GET('/user/top/server/online', all)
        : api.GET('/user/top/server/online/{server}', one);
    case 'coins':
      return server === null ? api.GET('/user/top/coins', all) : api.GET('/user/top/coins/{server}', one);
    case 'likes':
      return server === null ? api.GET('/user/top/likes', all) : api.GET('/user/top/likes/{server}', one);
  }
};

/** Leaderboards (`GET user/top/…`). */
export const topQueries = {
  all: () => ['tops'] as const,
  /** The first hundred places and the player's own. `server` null is all servers together. */
  one: (api: ApiClient, type: TopType, server: string | null) =>
    queryOptions({
      queryKey: [...topQueries.all(), type, server] as const,
      queryFn: ({ signal }) => readBody(callFor(api, type, server, signal)),
      staleTime: STALE_MS,
      meta: PERSONAL,
    }),
};
