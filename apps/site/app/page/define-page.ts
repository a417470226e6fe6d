import { ApiFailure } from '@hoshikraft/api-client';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { navigates } from './last-navigation.ts';
import { loadPageContext, type PageData } from './page-data.ts';
import { pageFailure, pageStatus } from './page-failure.ts';
import { partsContext } from './page-parts.ts';
import {
  type AnswerTo,
  fetchInto,
  loaderQueryArgs,
  type NamedQueries,
  type PageQueryArgs,
  queriesIn,
  useNamed,
  usePageQueryArgs,
} from './page-queries.ts';

export interface PageDefinition<Needed extends NamedQueries, Optional extends NamedQueries> {
  /** What the page cannot be drawn without: a failure is an error page with its status. */
  queries?: (args: PageQueryArgs) => Needed;
  /** What it can do without: a failure leaves the page to show its own error state. */
  optional?: (args: PageQueryArgs) => Optional;
}

/** How long what a page can do without may hold up a navigation in the browser, in ms; then its skeleton stands in. */
export const OPTIONAL_WAIT_MS = 300;

const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, enough]);
  clearTimeout(timer);
};

/**
 * A page names its data once: its loaders fetch it, `use` reads it by name (docs/site-pages.md). On the server both sets
 * of queries are fetched and handed to the browser; in the browser they are fetched straight from the API, so that
 * moving between pages costs no round trip through the site.
 */
export const definePage = <
  const Needed extends NamedQueries = Record<never, never>,
  const Optional extends NamedQueries = Record<never, never>,
>(
  definition: PageDefinition<Needed, Optional>,
) => {
  const wanted = (given: PageQueryArgs) => ({
    needed: definition.queries?.(given) ?? {},
    optional: definition.optional?.(given) ?? {},
  });

  const loader = (args: LoaderFunctionArgs): Promise<PageData> => {
    const parts = args.context.get(partsContext);
    return args.context.get(loadPageContext)(parts.queryClient, wanted(loaderQueryArgs(parts, args)));
  };

  const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<null> => {
    navigates();
    const parts = args.context.get(partsContext);
    const { needed, optional } = wanted(loaderQueryArgs(parts, args));
    const settle = (named: NamedQueries) =>
      Promise.allSettled(queriesIn(named).map((query) => fetchInto(parts.queryClient, query)));
    const [settled] = await Promise.all([settle(needed), atMost(OPTIONAL_WAIT_MS, settle(optional))]);
    for (const result of settled) {
      if (result.status === 'fulfilled') continue;
      const error: unknown = result.reason;
      // Only what cannot be mended by trying again replaces the page; the rest it shows itself, with a way to retry.
      if (error instanceof ApiFailure && pageStatus(error) === 404) throw pageFailure(error);
      if (!(error instanceof ApiFailure)) throw error;
    }
    return null;
  };

  /** What the page has named, as results of queries; the parts of the page get them as props. */
  const use = () => {
    const { needed, optional } = wanted(usePageQueryArgs());
    return useNamed({ ...needed, ...optional }) as { [Name in keyof Needed]: AnswerTo<Needed[Name]> } & {
      [Name in keyof Optional]: AnswerTo<Optional[Name]>;
    };
  };

  return { loader, clientLoader, use };
};
