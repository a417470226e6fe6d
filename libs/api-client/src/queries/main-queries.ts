import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

type Main = components['schemas']['Main'];

/** What pages read of the initial state; roles and clients are for other callers of the API, and would be in the HTML of every page. */
export type MainState = Omit<Main, 'roles' | 'clients'>;

const stateOf = ({ roles: _roles, clients: _clients, ...state }: Main): MainState => state;

/** The state every page starts from (`GET main`). */
export const mainQueries = {
  all: () => ['main'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: mainQueries.all(),
      queryFn: async ({ signal }) => stateOf(await readBody(api.quiet.GET('/main', { signal }))),
      staleTime: STALE.content,
    }),
  /** The same without caches: a cached response for visitors is wrong once a player has signed in. */
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: mainQueries.all(),
      queryFn: async ({ signal }) => stateOf(await readBody(api.quiet.GET('/main', { signal, cache: 'no-cache' }))),
      staleTime: 0,
    }),
};
