import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { NamedQueries } from './page-queries.ts';

/** What a loader hands to the browser; the root puts it into the query client there. */
export interface PageData {
  dehydrated: DehydratedState;
}

export type LoadPage = (
  queryClient: QueryClient,
  wanted: { needed: NamedQueries; optional: NamedQueries },
) => Promise<PageData>;

/**
 * How the server loads a page, and whether for all players at once; set by the root's middleware there. Browsers never
 * load one so, and do not get the code.
 */
export const loadPageContext = createContext<{ load: LoadPage; forAll: boolean }>();
