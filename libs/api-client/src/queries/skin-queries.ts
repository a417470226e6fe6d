import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

/** What players wear (`GET skin/{nickname}`). */
export const skinQueries = {
  all: () => ['skin'] as const,
  worn: (api: ApiClient, nickname: string) =>
    queryOptions({
      queryKey: [...skinQueries.all(), nickname] as const,
      queryFn: ({ signal }) => answered(api.GET('/skin/{nickname}', { params: { path: { nickname } }, signal })),
      staleTime: STALE.looks,
    }),
};
