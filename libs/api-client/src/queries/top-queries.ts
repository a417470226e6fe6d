import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { OWN } from '../own-answers.ts';

type TopType = components['schemas']['TopType'];

/** Tops are reckoned once a minute. */
const KEPT_MS = 60_000;

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

/** Who leads in what (`GET user/top/…`). */
export const topQueries = {
  all: () => ['tops'] as const,
  /** A hundred places and one's own. `server` null is all of them together. */
  one: (api: ApiClient, type: TopType, server: string | null) =>
    queryOptions({
      queryKey: [...topQueries.all(), type, server] as const,
      queryFn: ({ signal }) => answered(callFor(api, type, server, signal)),
      staleTime: KEPT_MS,
      meta: OWN,
    }),
};
