import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

/** Skins of players (`GET skin/{nickname}`). */
export const skinQueries = {
  all: () => ['skin'] as const,
  worn: (api: ApiClient, nickname: string) =>
    queryOptions({
      queryKey: [...skinQueries.all(), nickname] as const,
      queryFn: ({ signal }) => readBody(api.GET('/skin/{nickname}', { params: { path: { nickname } }, signal })),
      staleTime: STALE.looks,
    }),
};
