import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { newIdempotencyKey } from '../chain/headers.ts';

const MAKING_POLL_MS = 5000;

/** The archive of the player's own data (`GET user/export`). */
export const exportQueries = {
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: ['export'] as const,
      // Without toasts: the page polls it while the archive is being made, and shows the last state meanwhile.
      queryFn: ({ signal }) => readBody(api.quiet.GET('/user/export', { signal })),
      refetchInterval: ({ state }) => (state.data?.state === 'making' ? MAKING_POLL_MS : false),
    }),
  request: (api: ApiClient) =>
    mutationOptions({
      mutationFn: () =>
        readBody(api.POST('/user/export/request', { params: { header: { 'Idempotency-Key': newIdempotencyKey() } } })),
      // After an error too: the archive may have been requested elsewhere.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: exportQueries.state(api).queryKey }),
    }),
};
