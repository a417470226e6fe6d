import { type ApiClient, mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { sessionAtom, type SessionState, useSession } from '@hoshikraft/auth-session';
import type { Locale } from '@hoshikraft/shared';
import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueries,
  type UseQueryResult,
} from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { PageParts } from './page-parts.ts';
import { useSiteFacts } from './site-facts.tsx';
import { useMain } from './use-main.ts';

/** Options of `queryOptions` or of `cursorQuery`, whatever they fetch. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a set of queries of different types has no narrower one
export type AnyQuery = { queryKey: QueryKey; queryFn?: any; getNextPageParam?: any; initialPageParam?: any };

/** Queries by the names that the page reads them by: one, several of a kind, or none where there is nothing to ask. */
export type NamedQueries = Readonly<Record<string, AnyQuery | readonly AnyQuery[] | undefined>>;

/** What a page may go by: where it is, and who asks. */
export interface PageQueryArgs {
  api: ApiClient;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The state that every page starts from; undefined only where the site could not load it. */
  main: Schemas['Main'] | undefined;
  signedIn: boolean;
  /** The server that the player plays on; null for visitors too. */
  preferredServer: string | null;
}

type DataOf<Query> = Query extends { queryKey: DataTag<unknown, infer Data, infer _Error> } ? Data : unknown;

/** What a page reads by a name. */
export type AnswerTo<Query> = Query extends readonly (infer One)[]
  ? readonly AnswerTo<One>[]
  : Query extends { getNextPageParam: unknown }
    ? UseInfiniteQueryResult<DataOf<Query>>
    : Query extends undefined
      ? undefined
      : UseQueryResult<DataOf<Query>>;

const isPaged = (query: AnyQuery): boolean => query.getNextPageParam !== undefined;

/** Fetches what is asked, unless it is there. */
export const fetchInto = (queryClient: QueryClient, query: AnyQuery): Promise<unknown> => {
  const options = query as never;
  return isPaged(query) ? queryClient.ensureInfiniteQueryData(options) : queryClient.ensureQueryData(options);
};

const isSeveral = (query: NamedQueries[string]): query is readonly AnyQuery[] => Array.isArray(query);

/** The queries of a set, in the order of their names. */
export const queriesIn = (named: NamedQueries): readonly AnyQuery[] =>
  Object.values(named).flatMap((query) => query ?? []);

const asker = (session: SessionState): Pick<PageQueryArgs, 'signedIn' | 'preferredServer'> =>
  session.kind === 'signed-in'
    ? { signedIn: true, preferredServer: session.auth.preferredServer }
    : { signedIn: false, preferredServer: null };

/** What a loader knows of its page. */
export const loaderQueryArgs = (
  { api, facts, queryClient, store }: PageParts,
  { params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>,
): PageQueryArgs => ({
  api,
  locale: facts.locale,
  params,
  search: url.searchParams,
  main: queryClient.getQueryData(mainQueries.state(api).queryKey),
  ...asker(store.get(sessionAtom)),
});

/** The same in a component. */
export const usePageQueryArgs = (): PageQueryArgs => ({
  api: useApi(),
  locale: useSiteFacts().locale,
  params: useParams(),
  search: useSearchParams()[0],
  main: useMain(),
  ...asker(useSession()),
});

/** Reads every query of a set. Lists that go on page by page must be there at each call, as hooks must. */
export const useNamed = (named: NamedQueries): Record<string, unknown> => {
  const plain = queriesIn(named).filter((query) => !isPaged(query));
  const answers: readonly unknown[] = useQueries({ queries: [...plain] });
  const answerTo = (query: AnyQuery): unknown =>
    // eslint-disable-next-line react-hooks/rules-of-hooks -- the names of a page's lists do not change while it is shown
    isPaged(query) ? useInfiniteQuery(query as never) : answers[plain.indexOf(query)];
  return Object.fromEntries(
    Object.entries(named).map(([name, query]) => [
      name,
      isSeveral(query) ? query.map(answerTo) : query && answerTo(query),
    ]),
  );
};
