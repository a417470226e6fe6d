import { createQueryClient, watchWindowFocus } from '@hoshikraft/api-client';
import { type StorageCredentialStore, storageCredentialStore } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { LauncherAccess } from '../service/launcher-token.ts';
import { barrierAtom } from '../service/launcher-state.ts';
import { LogStore } from '../service/log-store.ts';
import { readLogs, serviceStorage } from '../service/service-calls.ts';
import { createServiceClient, type ServiceClient } from '../service/service-client.ts';
import { notifyServiceFailure } from './failures.ts';

/** Everything that is passed around together on this page. */
export interface LauncherContext {
  i18n: I18n;
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  access: LauncherAccess;
  service: ServiceClient;
  logs: LogStore;
  credentials: StorageCredentialStore;
  uiVersion: string;
}

/** Key under which the service stores the player's credentials. */
const SESSION_KEY = 'session';

const loadCatalogs = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
} satisfies Record<Locale, unknown>;

/** The messages of one language; other languages are not loaded. */
export const loadMessages = async (locale: Locale): Promise<I18n> =>
  createI18n(locale, (await loadCatalogs[locale]()).messages);

/**
 * Changes the language of the open page. The page is not loaded again, so that everything typed or chosen on it stays. Texts of
 * API and service are fetched again, and the previous ones are shown until then.
 */
export const changeLanguage = async ({ i18n, queryClient }: LauncherContext, locale: Locale): Promise<void> => {
  const { messages } = await loadCatalogs[locale]();
  document.documentElement.lang = locale;
  queryClient.removeQueries({ type: 'inactive' });
  i18n.loadAndActivate({ locale, locales: [locale], messages });
  void queryClient.invalidateQueries();
};

/** Sends requests even if the browser is offline: the service is on this machine. */
const launcherQueryClient = (): QueryClient => {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: 'always' },
    mutations: { ...mutations, networkMode: 'always' },
  });
  return client;
};

export interface LauncherContextOptions {
  i18n: I18n;
  access: LauncherAccess;
  uiVersion: string;
}

/** Creates the context of this page; sends no requests yet. */
export const createLauncherContext = ({ i18n, access, uiVersion }: LauncherContextOptions): LauncherContext => {
  const store = createStore();
  const service = createServiceClient({
    ...access,
    locale: () => i18n.locale as Locale,
    notify: notifyServiceFailure(i18n),
    refused: () => store.set(barrierAtom, 'refused'),
  });
  const storage = serviceStorage(service);
  watchWindowFocus();
  return {
    i18n,
    store,
    service,
    access,
    uiVersion,
    queryClient: launcherQueryClient(),
    logs: new LogStore((from, limit) => readLogs(service, from, limit)),
    credentials: storageCredentialStore({
      read: () => storage.read(SESSION_KEY),
      write: (text) => storage.write(SESSION_KEY, text),
      remove: () => storage.remove(SESSION_KEY),
    }),
  };
};
