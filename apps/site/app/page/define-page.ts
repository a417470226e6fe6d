import { type ApiClient, ApiFailure } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';
import { dehydrate, type DehydratedState, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { type PageParts, partsContext } from './page-parts.ts';

/** Options of `queryOptions` or `infiniteQueryOptions`, whatever they fetch. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of queries of different types has no narrower one
export type AnyQuery = { queryKey: QueryKey; queryFn?: any; getNextPageParam?: any; initialPageParam?: any };

/** What a page may go by of who asks. */
export interface Asker {
  signedIn: boolean;
  /** The server that the player plays on; null for visitors too. */
  preferredServer: string | null;
}

export interface PageQueryArgs extends Asker {
  api: ApiClient;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  queryClient: QueryClient;
}

export interface PageDefinition {
  /** What the page cannot be drawn without: a failure is an error page with its status. */
  queries?: (args: PageQueryArgs) => readonly AnyQuery[];
  /** What it can do without: a failure leaves the page to show its own error state. */
  optional?: (args: PageQueryArgs) => readonly AnyQuery[];
}

/** What a loader hands to the browser; the root puts it into the query client there. */
export interface PageData {
  dehydrated: DehydratedState;
}

const fetchInto = (queryClient: QueryClient, query: AnyQuery): Promise<unknown> => {
  const options = query as never;
  return query.getNextPageParam === undefined
    ? queryClient.ensureQueryData(options)
    : queryClient.ensureInfiniteQueryData(options);
};

/** How long what a page can do without may hold up a navigation in the browser, in ms; then its skeleton stands in. */
export const OPTIONAL_WAIT_MS = 300;

const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, enough]);
  clearTimeout(timer);
};

/** What the error page needs to know; travels from the server to the browser. */
export interface PageFailure {
  code: ApiFailure['code'];
  /** What the API calls it, in the visitor's language; null where nothing of the API's could be read. */
  message: string | null;
  description: string | null;
  requestId: string | null;
}

/** A failed call as the status and words of an error page (product.md section 8: above 500 there was no connection). */
export const pageFailure = (failure: ApiFailure) => {
  const status = failure.httpCode === 0 ? 503 : failure.httpCode;
  const body: PageFailure = {
    code: failure.code,
    message: typeof failure.code === 'number' ? failure.message : null,
    description: failure.details?.description ?? null,
    requestId: failure.details?.requestId ?? null,
  };
  return data(body, { status });
};

type AskerOf = (parts: PageParts) => Asker;

const queryArgs = (parts: PageParts, args: Pick<LoaderFunctionArgs, 'params' | 'url'>, askerOf: AskerOf) => ({
  api: parts.api,
  locale: parts.facts.locale,
  params: args.params,
  search: args.url.searchParams,
  queryClient: parts.queryClient,
  ...askerOf(parts),
});

/**
 * The two loaders of a page. On the server both lists of queries are fetched and handed to the browser; in the browser
 * they are fetched straight from the API, so that moving between pages costs no round trip through the site.
 */
export const makeDefinePage = (askerOf: AskerOf) => (definition: PageDefinition) => {
  const wanted = (parts: PageParts, args: Pick<LoaderFunctionArgs, 'params' | 'url'>) => {
    const given = queryArgs(parts, args, askerOf);
    return { needed: definition.queries?.(given) ?? [], optional: definition.optional?.(given) ?? [] };
  };

  const loader = async (args: LoaderFunctionArgs): Promise<PageData> => {
    const parts = args.context.get(partsContext);
    const { needed, optional } = wanted(parts, args);
    try {
      await Promise.all([
        ...needed.map((query) => fetchInto(parts.queryClient, query)),
        ...optional.map((query) => fetchInto(parts.queryClient, query).catch(() => undefined)),
      ]);
    } catch (error) {
      throw error instanceof ApiFailure ? pageFailure(error) : error;
    }
    const hashes = new Set([...needed, ...optional].map(({ queryKey }) => hashKey(queryKey)));
    return {
      dehydrated: dehydrate(parts.queryClient, {
        shouldDehydrateQuery: (query) => query.state.status === 'success' && hashes.has(query.queryHash),
      }),
    };
  };

  const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<null> => {
    const parts = args.context.get(partsContext);
    const { needed, optional } = wanted(parts, args);
    const settle = (queries: readonly AnyQuery[]) =>
      Promise.allSettled(queries.map((query) => fetchInto(parts.queryClient, query)));
    const [settled] = await Promise.all([settle(needed), atMost(OPTIONAL_WAIT_MS, settle(optional))]);
    for (const result of settled) {
      if (result.status === 'fulfilled') continue;
      const error: unknown = result.reason;
      // Only what cannot be mended by trying again replaces the page; the rest it shows itself, with a way to retry.
      if (error instanceof ApiFailure && error.httpCode === 404) throw pageFailure(error);
      if (!(error instanceof ApiFailure)) throw error;
    }
    return null;
  };

  return { loader, clientLoader };
};
