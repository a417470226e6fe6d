import { ApiFailure, createApiClient, createQueryClient, mainQueries, type Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import { messages as libsEn } from '@hoshikraft/i18n/catalogs/en';
import { messages as libsRu } from '@hoshikraft/i18n/catalogs/ru';
import { guessRegion, isRegion, type Locale, pickLocale } from '@hoshikraft/shared';
import { defaultThemeId } from '@hoshikraft/ui';
import { createStore } from 'jotai';
import { messages as siteEn } from '../locales/en/site.po';
import { messages as siteRu } from '../locales/ru/site.po';
import type { PageParts } from '../page/page-parts.ts';
import type { Host } from './host.ts';

const catalogs = { ru: [libsRu, siteRu], en: [libsEn, siteEn] };

/** A page has to be there within 3 s even where the API is not: this leaves it time to be drawn. */
export const SERVER_DEADLINE_MS = 2000;

const apiFor = (host: Host, request: Request, locale: Locale, credentials: Host['cookies']['credentials']) =>
  createApiClient({
    baseUrl: host.apiUrl,
    locale,
    deadlineMs: SERVER_DEADLINE_MS,
    headers: () => ({
      'User-Agent': request.headers.get('User-Agent')?.slice(0, 500) ?? '',
      'X-Forwarded-For': host.clientAddress,
      ...(credentials && { 'Access-Id': credentials.accessId, 'Access-Token': credentials.accessToken }),
    }),
  });

export interface ServerParts extends PageParts {
  /** Why the state of the page could not be loaded; the root then shows an error page. */
  failure: ApiFailure | undefined;
}

const loadMain = async (parts: PageParts): Promise<Schemas['Main'] | ApiFailure> => {
  try {
    return await parts.queryClient.fetchQuery(mainQueries.state(parts.api));
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
};

/** Makes everything that this request alone may see, and loads who it is from. */
export const createServerParts = async (request: Request, pathname: string, host: Host): Promise<ServerParts> => {
  const acceptLanguage = request.headers.get('Accept-Language');
  const locale = pickLocale({ path: pathname, cookie: host.cookies.locale, acceptLanguage });
  const cookieRegion = host.cookies.region;
  const parts: PageParts = {
    facts: {
      locale,
      brand: host.brand,
      primaryOrigin: host.primaryOrigin,
      isPrimaryHost: host.isPrimaryHost,
      region: isRegion(cookieRegion) ? cookieRegion : guessRegion(acceptLanguage),
      theme: defaultThemeId,
      build: host.build,
    },
    i18n: createI18n(locale, catalogs[locale]),
    queryClient: createQueryClient(),
    api: apiFor(host, request, locale, host.cookies.credentials),
    store: createStore(),
  };

  let main = await loadMain(parts);
  if (main instanceof ApiFailure && main.httpCode === 401 && host.cookies.credentials) {
    // The session has ended elsewhere: the visitor goes on signed out, and the browser forgets what is of no use.
    host.clearCredentials();
    parts.api = apiFor(host, request, locale, undefined);
    main = await loadMain(parts);
  }
  if (main instanceof ApiFailure) return { ...parts, failure: main };
  parts.store.set(sessionAtom, { type: 'loaded', auth: main.auth });
  const region = main.region ?? parts.facts.region;
  return { ...parts, facts: { ...parts.facts, brand: main.brand, region, theme: main.theme }, failure: undefined };
};
