import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

type Main = components['schemas']['Main'];

/** What pages read of the initial state; roles and clients are for other callers of the API, and would be in the HTML of every page. */
export type MainState = Omit<Main, 'roles' | 'clients'>;

const stateOf = ({ roles: _roles, clients: _clients, ...state }: Main): MainState => state;

/** How often a page that waits for a sign-in in another tab looks for it, in ms. */
const FOLLOW_MS = 5000;

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
  /**
   * Who is signed in in this browser, perhaps by another tab: followed while a page waits for that. Fails with -7 while that sign-in
   * waits for its second factor. No handler: the page decides what it means.
   */
  ofBrowser: (api: ApiClient) =>
    queryOptions({
      queryKey: ['signed-in'] as const,
      queryFn: ({ signal }) => readBody(api.background.GET('/main', { signal, cache: 'no-cache' })),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: FOLLOW_MS,
      refetchIntervalInBackground: true,
    }),
};
