import { type ApiClient, createApiClient, createQueryClient, mainQueries, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { createI18n, TimeZoneContext, TodayContext } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { type Answers, fakeApi } from '@hoshikraft/fake-api';
import { act, render, type RenderResult } from '@testing-library/react';
import { createStore } from 'jotai';
import { ToastHost } from '@hoshikraft/ui';
import { renderScenesEagerly } from '@hoshikraft/ui/scenery';
import type { ComponentType, ReactElement } from 'react';
import {
  type ClientLoaderFunctionArgs,
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { RouteFailure } from '../../shell/errors/route-failure.tsx';
import { followMessages } from '../entry/change-language.ts';
import { type PageContext, pageContext, type SiteFacts } from '../page/page-context.ts';
import { Providers } from '../../shell/providers.tsx';
import { failureHandlers } from '../../shell/failures.ts';
import { messages as en } from '../locales/en.po';
import { messages as privateEn } from '../locales/private/en.po';
import { messages as privateRu } from '../locales/private/ru.po';
import { messages as ru } from '../locales/ru.po';
import { siteFacts } from './site-facts.ts';

renderScenesEagerly();

const MESSAGES = { ru: { ...ru, ...privateRu }, en: { ...en, ...privateEn } };

/** Responses by method and path below `/api`: `{ 'GET /team': team }`. */
export type { Answers };

export interface RenderPageOptions {
  locale?: Locale;
  /** Address of the page, with its language prefix. */
  at?: string;
  /** Route pattern, for a page with parameters: `/:locale/servers/:document_id`. */
  path?: string;
  answers?: Answers;
  auth?: Schemas['AuthState'];
  facts?: Partial<SiteFacts>;
}

export interface RenderedPage extends RenderResult {
  context: PageContext;
  /** Requests made, in order. */
  requests: Request[];
  /** Current path, query and hash of the router. */
  where: () => string;
  /** Navigates to an address, in another language too. */
  go: (to: string) => Promise<void>;
}

/** The exports of a route module that render its page. */
export interface PageModule {
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown;
  default: ComponentType;
}

const renderRoute = (routeOf: (context: PageContext) => RouteObject, options: RenderPageOptions): RenderedPage => {
  const { locale = 'ru', answers = {}, auth, at = `/${locale}` } = options;
  const { fetch, requests } = fakeApi(answers);
  const i18n = createI18n(locale, { ...MESSAGES[locale] });
  const store = createStore();
  if (auth) store.set(sessionAtom, { type: 'loaded', auth });
  const api: ApiClient = createApiClient({
    baseUrl: 'http://site.test/api',
    locale: () => i18n.locale as Locale,
    retryDelaysMs: [],
    fetch,
    on: failureHandlers(i18n, store),
  });
  const context: PageContext = {
    facts: siteFacts({ locale, ...options.facts }),
    i18n,
    store,
    queryClient: createQueryClient(),
    api,
  };
  const router = createMemoryRouter([routeOf(context)], {
    initialEntries: [at],
    getContext: () => {
      const routerContext = new RouterContextProvider();
      routerContext.set(pageContext, context);
      return routerContext;
    },
  });
  const result = render(
    <Providers context={context}>
      <TimeZoneContext value={options.facts?.timeZone}>
        <TodayContext value={context.facts.today}>
          <RouterProvider router={router} />
        </TodayContext>
      </TimeZoneContext>
    </Providers>,
  );
  const where = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...result, context, requests, where, go: (to) => act(() => router.navigate(to)) };
};

/** Renders an element inside the providers of the shell. */
export const renderPage = (element: ReactElement, options: RenderPageOptions = {}): RenderedPage =>
  renderRoute(() => ({ path: options.path ?? '*', element }), options);

/**
 * Opens a page as a navigation does: the root's state, then the page's loader, then its component, or the error page if
 * the loader throws. Takes the route module, `import * as team from './team.tsx'`.
 */
export const openPage = ({ clientLoader, default: Page }: PageModule, options: RenderPageOptions = {}): RenderedPage =>
  renderRoute(
    ({ queryClient, api }) => ({
      path: options.path ?? '/:locale/*',
      middleware: [followMessages],
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
    // The page would follow the language of its address.
    { ...options, at: options.at?.replace(/^\/(ru|en)\b/, `/${options.locale ?? 'ru'}`) },
  );
