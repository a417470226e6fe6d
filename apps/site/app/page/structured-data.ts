import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import type { PageData } from './page-data.ts';
import { type PageParts, partsContext } from './page-parts.ts';

export type StructuredData = readonly WithContext<Thing>[];

/** What the page is about, for search engines: loaders of the server say it, its document draws it. */
export const structuredDataContext = createContext<StructuredData>([]);

/**
 * The same loader, which says what the page is about as well. Only for `loader`, whose code browsers do not get: nobody
 * who moves on from page to page reads this.
 */
export const withStructuredData =
  (
    load: (args: LoaderFunctionArgs) => Promise<PageData>,
    about: (parts: PageParts, params: LoaderFunctionArgs['params']) => StructuredData,
  ) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    const answer = await load(args);
    args.context.set(structuredDataContext, about(args.context.get(partsContext), args.params));
    return answer;
  };
