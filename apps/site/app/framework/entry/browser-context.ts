import { createApiClient, createQueryClient, watchWindowFocus } from '@hoshikraft/api-client';
import { cookieProxyStore, sessionAtom } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { createStore } from 'jotai';
import type { PageContext } from '../page/page-context.ts';
import { failureHandlers } from '../../shell/failures.ts';
import { readFacts } from './document-facts.ts';
import { loadMessages } from './load-messages.ts';

/** Creates the page's context in the browser; waits for the messages of its language. */
export const createBrowserContext = async (document: Document): Promise<PageContext> => {
  const facts = readFacts(document.documentElement);
  const i18n = createI18n(facts.locale, await loadMessages(facts.locale, document.location.pathname));
  const store = createStore();
  const queryClient = createQueryClient();
  watchWindowFocus();
  return {
    facts,
    i18n,
    store,
    queryClient,
    api: createApiClient({
      baseUrl: '/api',
      locale: () => i18n.locale as Locale,
      headers: () => cookieProxyStore.headers(store.get(sessionAtom)),
      on: failureHandlers(i18n, store),
    }),
  };
};
