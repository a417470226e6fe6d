import { ApiFailure } from '@hoshikraft/api-client';
import type { LoadPage } from '../page/page-data.ts';
import { pageFailure } from '../page/page-failure.ts';
import { ensureData, queriesIn } from '../page/page-queries.ts';
import { shareEqualParts } from './share-equal-parts.ts';

/** Fetches a page's queries and returns their data for the browser. @throws the failure of a needed query */
export const loadPage: LoadPage = async (queryClient, { needed, optional }) => {
  try {
    await Promise.all([
      ...queriesIn(needed).map((query) => ensureData(queryClient, query)),
      // A failed query is removed: the failure is not sent to the browser, which would hydrate a different page.
      ...queriesIn(optional).map((query) =>
        ensureData(queryClient, query).catch(() =>
          queryClient.removeQueries({ queryKey: query.queryKey, exact: true }),
        ),
      ),
    ]);
  } catch (error) {
    throw error instanceof ApiFailure ? pageFailure(error) : error;
  }
  const keys = [...queriesIn(needed), ...queriesIn(optional)].map(({ queryKey }) => queryKey);
  const responses = keys.map((key) => [key, queryClient.getQueryData(key)] as const);
  return { responses: shareEqualParts(responses.filter(([, response]) => response !== undefined)) };
};
