import { type ApiClient, ApiFailure, createQueryClient, mainQueries, type MainState } from '@hoshikraft/api-client';
import { pendingTwoFactor, sessionAtom } from '@hoshikraft/auth-session';
import { createI18n, dayOf } from '@hoshikraft/i18n';
import { defaultThemeId, guessRegion, isRegion, isThemeId, parseTimeZone, pickLocale } from '@hoshikraft/shared';
import { createStore } from 'jotai';
import type { PageContext } from '../page/page-context.ts';
import type { Host } from '../../host.ts';
import { createRequestApi } from './create-request-api.ts';
import { loadMessages } from './load-messages.ts';

export interface ServerContext extends PageContext {
  /** Why the initial state could not be loaded; the root then shows an error page. */
  failure: ApiFailure | undefined;
}

const loadMain = (api: ApiClient, { queryClient }: PageContext): Promise<MainState | ApiFailure> =>
  queryClient.fetchQuery(mainQueries.state(api)).catch((error: unknown) => {
    if (error instanceof ApiFailure) return error;
    throw error;
  });

/**
 * Loads the public state where the session is not valid: it has ended (401), and the cookies are cleared, or it waits for
 * its second factor (-7) (docs/product/accounts.md#second-factor).
 */
const loadWithoutSession = async (failure: ApiFailure, context: PageContext, host: Host, publicApi: ApiClient) => {
  if (failure.httpCode !== 401 && failure.code !== -7) return failure;
  if (failure.httpCode === 401) {
    host.clearCredentials();
    context.api = publicApi;
  } else {
    context.store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(failure.details) });
  }
  return loadMain(publicApi, context);
};

interface MatchedRequest {
  request: Request;
  url: URL;
}

/** Creates the page's context for one request and loads the user's session. */
export const createServerContext = async ({ request, url }: MatchedRequest, host: Host): Promise<ServerContext> => {
  const acceptLanguage = request.headers.get('Accept-Language');
  const locale = pickLocale({ path: url.pathname, cookie: host.cookies.locale, acceptLanguage });
  const userAgent = request.headers.get('User-Agent') ?? '';
  const cookieRegion = host.cookies.region;
  const timeZone = parseTimeZone(host.cookies.timeZone);
  const context: PageContext = {
    facts: {
      locale,
      brand: host.brand,
      primaryOrigin: host.primaryOrigin,
      isPrimaryHost: host.isPrimaryHost,
      developmentPages: host.developmentPages,
      region: isRegion(cookieRegion) ? cookieRegion : guessRegion(acceptLanguage),
      timeZone,
      today: dayOf(Date.now(), timeZone ?? undefined),
      theme: isThemeId(host.cookies.theme) ? host.cookies.theme : defaultThemeId,
      build: host.build,
    },
    i18n: createI18n(locale, await loadMessages(locale, url.pathname)),
    queryClient: createQueryClient(),
    api: createRequestApi(host, userAgent, locale, host.cookies.credentials),
    store: createStore(),
  };

  let main = await loadMain(context.api, context);
  if (main instanceof ApiFailure && host.cookies.credentials) {
    main = await loadWithoutSession(main, context, host, createRequestApi(host, userAgent, locale, undefined));
  }
  if (main instanceof ApiFailure) return { ...context, failure: main };
  if (context.store.get(sessionAtom).kind === 'signed-out') {
    context.store.set(sessionAtom, { type: 'loaded', auth: main.auth });
  }
  const region = main.region ?? context.facts.region;
  const theme = main.auth === null ? context.facts.theme : main.theme;
  context.facts = { ...context.facts, brand: main.brand, region, theme };
  return { ...context, failure: undefined };
};
