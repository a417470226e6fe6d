import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { NamedQueries } from './page-queries.ts';

/** Responses that a loader sends to the browser, by their query keys; the root puts them into the query client. */
export interface PageData {
  responses: readonly (readonly [QueryKey, unknown])[];
}

export type LoadPage = (
  queryClient: QueryClient,
  queries: { needed: NamedQueries; optional: NamedQueries },
) => Promise<PageData>;

/** Loads a page on the server; set by the root's middleware, so that the code is not sent to browsers. */
export const loadPageContext = createContext<LoadPage>();
