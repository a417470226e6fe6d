import { ApiProvider, createApiClient, createQueryClient, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { createI18n, TodayContext } from '@hoshikraft/i18n';
import type { LauncherState, Progress } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import type { Answers } from '@hoshikraft/fake-api';
import { ToastHost } from '@hoshikraft/ui';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { createStore, Provider as StoreProvider } from 'jotai';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { messages as en } from '../../shell/locales/en.po';
import { messages as ru } from '../../shell/locales/ru.po';
import { launcherStateAtom, progressAtom } from '../../service/launcher-state.ts';
import { LogProvider } from '../../service/log-context.tsx';
import { LogStore } from '../../service/log-store.ts';
import { createServiceClient } from '../../service/service-client.ts';
import { ServiceProvider } from '../../service/service-context.tsx';
import { LauncherFactsProvider } from '../../shell/launcher-facts.tsx';
import { fakeLauncher } from '../../testing/fake-launcher.ts';

/** Responses by method and path: `{ 'GET /clients': list, 'POST /api/launcher/game-session': session }`. */
export type { Answers };

export interface RenderOptions {
  locale?: Locale;
  at?: string;
  answers?: Answers;
  auth?: Schemas['AuthState'];
  state?: LauncherState;
  progress?: Progress | null;
}

export interface RenderedPart extends RenderResult {
  store: ReturnType<typeof createStore>;
  logs: LogStore;
  queryClient: QueryClient;
  /** Requests to the local service and the API, in order. */
  requests: Request[];
  /** Current path of the router. */
  where: () => string;
}

const catalogs = { ru, en };

const PICTURE = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });

const FACTS = {
  apiUrl: 'http://site.test/api',
  siteUrl: 'http://site.test',
  serviceVersion: '0.1.0',
  uiVersion: '0.1.0',
  system: 'linux',
} as const;

/** Default responses for requests of every page. */
const unasked = ({ method, url }: Request): unknown => {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/client/')) return PICTURE();
  if (pathname === '/api/documents' || pathname === '/api/cabinet/roles') return { items: [], nextCursor: null };
  if (pathname === '/proxy') return { value: '' };
  if (pathname.startsWith('/storage/')) return { value: method === 'GET' ? null : '' };
  return undefined;
};

/** Renders a page or a component with all providers of the shell, and fake responses of service and API. */
export const renderComponent = (element: ReactElement, options: RenderOptions = {}): RenderedPart => {
  const { locale = 'ru', at = `/${locale}/launcher`, answers = {}, auth, state, progress } = options;
  const { fetch, requests } = fakeLauncher(answers, unasked);
  const service = createServiceClient({
    serviceUrl: 'http://127.0.0.1:4203',
    token: 'test',
    locale: () => locale,
    fetch,
  });
  const api = createApiClient({
    baseUrl: 'http://site.test/api',
    locale: () => locale,
    retryDelaysMs: [],
    fetch,
    on: {},
  });
  const store = createStore();
  if (auth) store.set(sessionAtom, { type: 'loaded', auth });
  if (state) store.set(launcherStateAtom, state);
  if (progress) store.set(progressAtom, progress);
  const logs = new LogStore(() => Promise.resolve({ lines: [], first: 0, last: 0 }));
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const result = render(
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={createI18n(locale, catalogs[locale])}>
          <ApiProvider client={api}>
            <ServiceProvider client={service}>
              <LogProvider store={logs}>
                <LauncherFactsProvider facts={FACTS}>
                  <TodayContext value="2027-06-01">
                    <RouterProvider router={router} />
                  </TodayContext>
                  <ToastHost closeLabel="×" />
                </LauncherFactsProvider>
              </LogProvider>
            </ServiceProvider>
          </ApiProvider>
        </I18nProvider>
      </QueryClientProvider>
    </StoreProvider>,
  );
  return { ...result, store, logs, queryClient, requests, where: () => router.state.location.pathname };
};
