import { ApiFailure } from '@hoshikraft/api-client';
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
  const keys = [...queriesIn(needed), ...queriesIn(optional)].map(({ queryKey }) => queryKey);
  const answers = keys.map((key) => [key, queryClient.getQueryData(key)] as const);
  return { answers: answers.filter(([, answer]) => answer !== undefined) };
};
