import { type ApiClient, ApiFailure, createQueryClient, mainQueries, type Schemas } from '@hoshikraft/api-client';
import { pendingTwoFactor, sessionAtom } from '@hoshikraft/auth-session';
import { createI18n } from '@hoshikraft/i18n';
import { defaultThemeId, guessRegion, isRegion, isThemeId, pickLocale } from '@hoshikraft/shared';
import { createStore } from 'jotai';
import type { PageParts } from '../page/page-parts.ts';
import type { Host } from '../host.ts';
import { apiFor } from './api-for.ts';
import { loadMessages } from './load-messages.ts';

export interface ServerParts extends PageParts {
  /** Why the state of the page could not be loaded; the root then shows an error page. */
  failure: ApiFailure | undefined;
}

const loadMain = (api: ApiClient, { queryClient }: PageParts): Promise<Schemas['Main'] | ApiFailure> =>
  queryClient.fetchQuery(mainQueries.state(api)).catch((error: unknown) => {
    if (error instanceof ApiFailure) return error;
    throw error;
  });

/**
 * Loads the public state where the session is no good: over (401), which the browser then forgets, or waiting for its
 * second factor (-7), where state is loaded anyway (docs/product/accounts.md#second-factor).
 */
const loadWithoutSession = async (failure: ApiFailure, parts: PageParts, host: Host, publicApi: ApiClient) => {
  if (failure.httpCode !== 401 && failure.code !== -7) return failure;
  if (failure.httpCode === 401) {
    host.clearCredentials();
    parts.api = publicApi;
  } else {
    parts.store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(failure.details) });
  }
  return loadMain(publicApi, parts);
};

/** What the router has found out about a request. */
interface Asked {
  request: Request;
  url: URL;
}

/** Makes everything that this request alone may see, and loads who it is from. */
export const createServerParts = async ({ request, url }: Asked, host: Host): Promise<ServerParts> => {
  const acceptLanguage = request.headers.get('Accept-Language');
  const locale = pickLocale({ path: url.pathname, cookie: host.cookies.locale, acceptLanguage });
  const userAgent = request.headers.get('User-Agent') ?? '';
  const cookieRegion = host.cookies.region;
  const parts: PageParts = {
    facts: {
      locale,
      brand: host.brand,
      primaryOrigin: host.primaryOrigin,
      isPrimaryHost: host.isPrimaryHost,
      developmentPages: host.developmentPages,
      region: isRegion(cookieRegion) ? cookieRegion : guessRegion(acceptLanguage),
      theme: isThemeId(host.cookies.theme) ? host.cookies.theme : defaultThemeId,
      build: host.build,
    },
    i18n: createI18n(locale, await loadMessages(locale)),
    queryClient: createQueryClient(),
    api: apiFor(host, userAgent, locale, host.cookies.credentials),
    store: createStore(),
  };

  let main = await loadMain(parts.api, parts);
  if (main instanceof ApiFailure && host.cookies.credentials) {
    main = await loadWithoutSession(main, parts, host, apiFor(host, userAgent, locale, undefined));
  }
  if (main instanceof ApiFailure) return { ...parts, failure: main };
  if (parts.store.get(sessionAtom).kind === 'signed-out') {
    parts.store.set(sessionAtom, { type: 'loaded', auth: main.auth });
  }
  const region = main.region ?? parts.facts.region;
  const theme = main.auth === null ? parts.facts.theme : main.theme;
  parts.facts = { ...parts.facts, brand: main.brand, region, theme };
  return { ...parts, failure: undefined };
};
