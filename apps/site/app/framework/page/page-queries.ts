import { type ApiClient, mainQueries, type MainState, useApi } from '@hoshikraft/api-client';
import { sessionAtom, type SessionState, useSession } from '@hoshikraft/auth-session';
import type { Locale } from '@hoshikraft/shared';
import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  skipToken,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { PageContext } from './page-context.ts';
import { useSiteFacts } from './site-facts.tsx';
import { useMain } from './use-main.ts';

/** Options of `queryOptions` or of `cursorQuery`, whatever they fetch. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a set of queries of different types has no narrower one
export type AnyQuery = { queryKey: QueryKey; queryFn?: any; getNextPageParam?: any; initialPageParam?: any };

/** Queries by the names that the page reads them by; undefined where there is nothing to fetch. */
export type NamedQueries = Readonly<Record<string, AnyQuery | undefined>>;

/** What a page's queries may depend on: its address and the user. */
export interface PageQueryArgs {
  api: ApiClient;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Initial state of every page; undefined only where the site could not load it. */
  main: MainState | undefined;
  signedIn: boolean;
  /** Id of the server that the player has chosen; null for visitors too. */
  preferredServer: string | null;
}

type DataOf<Query> = Query extends { queryKey: DataTag<unknown, infer Data, infer _Error> } ? Data : unknown;

/** Type of the result that a page reads for a query. */
export type QueryResultOf<Query> = Query extends { getNextPageParam: unknown }
  ? UseInfiniteQueryResult<DataOf<Query>>
  : Query extends undefined
    ? undefined
    : UseQueryResult<DataOf<Query>>;

const isPaged = (query: AnyQuery): boolean => query.getNextPageParam !== undefined;

/** Fetches a query unless its data is cached. */
export const ensureData = (queryClient: QueryClient, query: AnyQuery): Promise<unknown> => {
  const options = query as never;
  return isPaged(query) ? queryClient.ensureInfiniteQueryData(options) : queryClient.ensureQueryData(options);
};

/** The queries of a set, in the order of their names. */
export const queriesIn = (named: NamedQueries): readonly AnyQuery[] =>
  Object.values(named).filter((query) => query !== undefined);

const withUser = (args: Omit<PageQueryArgs, 'signedIn' | 'preferredServer'>, session: SessionState): PageQueryArgs => ({
  ...args,
  signedIn: session.kind === 'signed-in',
  preferredServer: session.kind === 'signed-in' ? session.auth.preferredServer : null,
});

/** Arguments of a page's queries in a loader. */
export const loaderQueryArgs = (
  { api, facts, queryClient, store }: PageContext,
  { params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>,
): PageQueryArgs => {
  const main = queryClient.getQueryData(mainQueries.state(api).queryKey);
  return withUser({ api, locale: facts.locale, params, search: url.searchParams, main }, store.get(sessionAtom));
};

/** The same in a component. */
export const usePageQueryArgs = (): PageQueryArgs => {
  const [api, { locale }, params, [search], main] = [
    useApi(),
    useSiteFacts(),
    useParams(),
    useSearchParams(),
    useMain(),
  ];
  return withUser({ api, locale, params, search, main }, useSession());
};

/** Takes the place of an undefined query: the number of hooks must not change between renders. */
const NO_QUERY: AnyQuery = { queryKey: ['nothing'], queryFn: skipToken };

/** Reads every query of a set. */
export const useNamed = (named: NamedQueries): Record<string, unknown> => {
  const resultOf = (query: AnyQuery | undefined): unknown => {
    /* eslint-disable react-hooks/rules-of-hooks -- the names of a page's queries, and which are lists, do not change while it is shown */
    if (query !== undefined && isPaged(query)) return useInfiniteQuery(query as never);
    const result = useQuery(query ?? NO_QUERY);
    /* eslint-enable react-hooks/rules-of-hooks */
    return query && result;
  };
  return Object.fromEntries(Object.entries(named).map(([name, query]) => [name, resultOf(query)]));
};
