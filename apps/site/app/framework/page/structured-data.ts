import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import type { PageData } from './page-data.ts';
import { type PageContext, pageContext } from './page-context.ts';

export type StructuredData = readonly WithContext<Thing>[];

/** Structured data of the page for search engines: set by loaders on the server, rendered by the document. */
export const structuredDataContext = createContext<StructuredData>([]);

/**
 * Wraps a loader so that it also sets the page's structured data. Only for `loader`, whose code is not sent to browsers:
 * search engines do not navigate in the browser.
 */
export const withStructuredData =
  (
    load: (args: LoaderFunctionArgs) => Promise<PageData>,
    about: (context: PageContext, params: LoaderFunctionArgs['params']) => StructuredData,
  ) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    const pageData = await load(args);
    args.context.set(structuredDataContext, about(args.context.get(pageContext), args.params));
    return pageData;
  };
