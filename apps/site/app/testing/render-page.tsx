import { type ApiClient, createApiClient, createQueryClient, mainQueries, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { type Answers, fakeApi } from '@hoshikraft/fake-api';
import { render, type RenderResult } from '@testing-library/react';
import { createStore } from 'jotai';
import { ToastHost } from '@hoshikraft/ui';
import { drawScenesAtOnce } from '@hoshikraft/ui/scenery';
import type { ComponentType, ReactElement } from 'react';
import {
  type ClientLoaderFunctionArgs,
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { RouteFailure } from '../errors/route-failure.tsx';
import { type PageParts, partsContext, type SiteFacts } from '../page/page-parts.ts';
import { Providers } from '../shell/providers.tsx';
import { failureHandlers } from '../shell/failures.ts';
import { messages as en } from '../locales/en.po';
import { messages as ru } from '../locales/ru.po';
import { siteFacts } from './site-facts.ts';

drawScenesAtOnce();

/** Answers by method and path below `/api`: `{ 'GET /team': team }`. */
export type { Answers };

export interface RenderPageOptions {
  locale?: Locale;
  /** Address the page is at, with its language prefix. */
  at?: string;
  /** Its pattern as the router joins it, where the page goes by parameters: `/:locale/servers/:document_id`. */
  path?: string;
  answers?: Answers;
  auth?: Schemas['AuthState'];
  facts?: Partial<SiteFacts>;
}

export interface RenderedPage extends RenderResult {
  parts: PageParts;
  /** Requests made, in order. */
  requests: Request[];
  /** Path, query and anchor the router is at. */
  where: () => string;
}

/** The exports of a route module that a page is drawn by. */
export interface PageModule {
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown;
  default: ComponentType;
}

const draw = (routeOf: (parts: PageParts) => RouteObject, options: RenderPageOptions): RenderedPage => {
  const { locale = 'ru', answers = {}, auth, at = `/${locale}` } = options;
  const { fetch, requests } = fakeApi(answers);
  const i18n = createI18n(locale, { ru, en }[locale]);
  const store = createStore();
  if (auth) store.set(sessionAtom, { type: 'loaded', auth });
  const api: ApiClient = createApiClient({
    baseUrl: 'http://site.test/api',
    locale,
    retryDelaysMs: [],
    fetch,
    on: failureHandlers(i18n, store),
  });
  const parts: PageParts = {
    facts: siteFacts({ locale, ...options.facts }),
    i18n,
    store,
    queryClient: createQueryClient(),
    api,
  };
  const router = createMemoryRouter([routeOf(parts)], {
    initialEntries: [at],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(partsContext, parts);
      return context;
    },
  });
  const result = render(
    <Providers parts={parts}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const where = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...result, parts, requests, where };
};

/** Draws a part of a page with everything that the shell puts around it. */
export const renderPage = (element: ReactElement, options: RenderPageOptions = {}): RenderedPage =>
  draw(() => ({ path: options.path ?? '*', element }), options);

/**
 * Opens a page as a navigation does: the root's state first, then the page's loader, then what it draws or, where the
 * loader refuses, the error page. Takes the route module, `import * as team from './team.tsx'`.
 */
export const openPage = ({ clientLoader, default: Page }: PageModule, options: RenderPageOptions = {}): RenderedPage =>
  draw(
    ({ queryClient, api }) => ({
      path: options.path ?? '/:locale/*',
      element: (
        <>
          <Page />
          <ToastHost closeLabel="×" />
        </>
      ),
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <p />,
      loader: async (args) => {
        if (options.answers && 'GET /main' in options.answers) await queryClient.fetchQuery(mainQueries.state(api));
        return (await clientLoader?.(args as unknown as ClientLoaderFunctionArgs)) ?? null;
      },
    }),
    options,
  );
