import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';

/** What players wear (`GET skin/{nickname}`). */
export const skinQueries = {
  worn: (api: ApiClient, nickname: string) =>
    queryOptions({
      queryKey: ['skin', nickname] as const,
      queryFn: ({ signal }) => answered(api.GET('/skin/{nickname}', { params: { path: { nickname } }, signal })),
    }),
};
