import { mutationOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';

/** Sign-in sessions of the player (`GET user/sessions` and ending them). */
export const sessionQueries = {
  all: () => ['sessions'] as const,
  list: (api: ApiClient, limit = 25) =>
    cursorQuery({
      key: [...sessionQueries.all(), 'list'],
      limit,
      call: (query, signal) => api.GET('/user/sessions', { signal, params: { query } }),
    }),
  /** Ends one session by its public id. */
  terminate: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...sessionQueries.all(), 'terminate'] as const,
      mutationFn: (id: string) => readBody(api.POST('/user/sessions/terminate', { body: { id } })),
      onSettled: (_data, _error, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: sessionQueries.all() }),
    }),
  /** Ends every session but the caller's own. */
  terminateAll: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...sessionQueries.all(), 'terminate-all'] as const,
      mutationFn: () => readBody(api.POST('/user/sessions/terminate-all')),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: sessionQueries.all() }),
    }),
};
