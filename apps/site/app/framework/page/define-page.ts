import { ApiFailure } from '@hoshikraft/api-client';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { recordNavigation } from './last-navigation.ts';
import { loadPageContext, type PageData } from './page-data.ts';
import { pageFailure, pageStatus } from './page-failure.ts';
import { pageContext } from './page-context.ts';
import {
  type QueryResultOf,
  ensureData,
  loaderQueryArgs,
  type NamedQueries,
  type PageQueryArgs,
  queriesIn,
  useNamed,
  usePageQueryArgs,
} from './page-queries.ts';

export interface PageDefinition<Needed extends NamedQueries, Optional extends NamedQueries> {
  /** Data that the page cannot be rendered without: a failure is an error page with its status. */
  queries?: (args: PageQueryArgs) => Needed;
  /** Data that the page can do without: on a failure the page shows its own error state. */
  optional?: (args: PageQueryArgs) => Optional;
}

/** How long optional data may delay a navigation in the browser, in ms; after it the page shows a skeleton. */
export const OPTIONAL_WAIT_MS = 300;

const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
};

/**
 * Defines the data of a page in one place: its loaders fetch the queries, `use` reads them by name (docs/site-pages.md). On
 * the server both sets of queries are fetched and sent to the browser. In the browser they are fetched straight from the
 * API, so that a navigation costs no round trip through the site.
 */
export const definePage = <
  const Needed extends NamedQueries = Record<never, never>,
  const Optional extends NamedQueries = Record<never, never>,
>(
  definition: PageDefinition<Needed, Optional>,
) => {
  const queriesOf = (args: PageQueryArgs) => ({
    needed: definition.queries?.(args) ?? {},
    optional: definition.optional?.(args) ?? {},
  });

  const loader = (args: LoaderFunctionArgs): Promise<PageData> => {
    const page = args.context.get(pageContext);
    return args.context.get(loadPageContext)(page.queryClient, queriesOf(loaderQueryArgs(page, args)));
  };

  const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<null> => {
    recordNavigation();
    const page = args.context.get(pageContext);
    const { needed, optional } = queriesOf(loaderQueryArgs(page, args));
    const settle = (named: NamedQueries) =>
      Promise.allSettled(queriesIn(named).map((query) => ensureData(page.queryClient, query)));
    const [settled] = await Promise.all([settle(needed), atMost(OPTIONAL_WAIT_MS, settle(optional))]);
    for (const result of settled) {
      if (result.status === 'fulfilled') continue;
      const error: unknown = result.reason;
      // Only an error that a retry cannot fix replaces the page; the page shows other errors itself, with a retry.
      if (error instanceof ApiFailure && pageStatus(error) === 404) throw pageFailure(error);
      if (!(error instanceof ApiFailure)) throw error;
    }
    return null;
  };

  /** Results of the page's queries by name; the page passes them to its components as props. */
  const use = () => {
    const { needed, optional } = queriesOf(usePageQueryArgs());
    return useNamed({ ...needed, ...optional }) as { [Name in keyof Needed]: QueryResultOf<Needed[Name]> } & {
      [Name in keyof Optional]: QueryResultOf<Optional[Name]>;
    };
  };

  return { loader, clientLoader, use };
};
