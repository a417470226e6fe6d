import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { NamedQueries } from './page-queries.ts';

/** Answers that a loader hands to the browser, by the keys of their queries; the root puts them into the query client. */
export interface PageData {
  answers: readonly (readonly [QueryKey, unknown])[];
}

export type LoadPage = (
  queryClient: QueryClient,
  wanted: { needed: NamedQueries; optional: NamedQueries },
) => Promise<PageData>;

/** How the server loads a page; set by the root's middleware there. Browsers never load one so, and do not get the code. */
export const loadPageContext = createContext<LoadPage>();
