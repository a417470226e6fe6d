import { createApiClient, createQueryClient, watchWindowFocus } from '@hoshikraft/api-client';
import { cookieProxyStore } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { createStore } from 'jotai';
import type { PageParts } from '../page/page-parts.ts';
import { failureHandlers } from '../shell/failures.ts';
import { readFacts } from './document-facts.ts';

const loadCatalogs = {
  ru: () => import('./catalogs/ru.ts'),
  en: () => import('./catalogs/en.ts'),
} satisfies Record<Locale, unknown>;

/** Makes the parts of this page in the browser; waits for the words of its language only. */
export const createBrowserParts = async (document: Document): Promise<PageParts> => {
  const facts = readFacts(document.documentElement);
  const { catalogs } = await loadCatalogs[facts.locale]();
  const i18n = createI18n(facts.locale, catalogs);
  const store = createStore();
  watchWindowFocus();
  return {
    facts,
    i18n,
    store,
    queryClient: createQueryClient(),
    api: createApiClient({
      baseUrl: '/api',
      locale: facts.locale,
      headers: () => cookieProxyStore.headers(),
      on: failureHandlers(i18n, store),
    }),
  };
};
