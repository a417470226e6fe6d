import { ApiFailure } from '@hoshikraft/api-client';
import { dehydrate, hashKey } from '@tanstack/react-query';
import type { LoadPage } from '../page/page-data.ts';
import { pageFailure } from '../page/page-failure.ts';
import { fetchInto, queriesIn } from '../page/page-queries.ts';

/** Fetches what a page has named and packs it for the browser; what it cannot do without throws its failure. */
export const loadPage: LoadPage = async (queryClient, { needed, optional }) => {
  try {
    await Promise.all([
      ...queriesIn(needed).map((query) => fetchInto(queryClient, query)),
      // Forgotten where it failed: the browser does not hear of it, and would begin with another page than was drawn.
      ...queriesIn(optional).map((query) =>
        fetchInto(queryClient, query).catch(() => queryClient.removeQueries({ queryKey: query.queryKey, exact: true })),
      ),
    ]);
  } catch (error) {
    throw error instanceof ApiFailure ? pageFailure(error) : error;
  }
  const hashes = new Set([...queriesIn(needed), ...queriesIn(optional)].map(({ queryKey }) => hashKey(queryKey)));
  return {
    dehydrated: dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && hashes.has(query.queryHash),
    }),
  };
};
