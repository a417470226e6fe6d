import { type ApiClient, createApiClient } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import { responseData } from '../service/response-data.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { serviceStorage } from '../service/service-calls.ts';
import { apiFailureHandlers } from '../shell/failures.ts';
import type { LauncherFacts } from '../shell/launcher-facts.tsx';
import { startTheme, themeAtom } from '../shell/theme.ts';
import { isOlder } from '../shell/ui-version.ts';
import { signInByLegacyPair } from './legacy-pair.ts';
import type { LauncherContext } from '../shell/launcher-context.ts';
import { withVisitorState } from '../shell/visitor-state.ts';

/** Result of the start. */
export type Started = { kind: 'ready'; api: ApiClient; facts: LauncherFacts } | { kind: 'outdated' };

/**
 * Loads from the service what the page needs: addresses and state, the stored session, the theme. Does not wait for the API,
 * so that the launcher opens at once, also without internet access.
 *
 * @throws ServiceFailure if the service is unavailable or refuses this page
 */
export const startLauncher = async (context: LauncherContext): Promise<Started> => {
  const { service, store, credentials, i18n, uiVersion } = context;
  const states = await responseData(service.quiet.GET('/system-states'));
  const tooOld = uiVersion !== '' && isOlder(uiVersion, states.minUiVersion);
  if (states.protocol !== PROTOCOL || tooOld) return { kind: 'outdated' };
  const [auth, theme] = await Promise.all([credentials.restore(), startTheme(serviceStorage(service))]);
  store.set(themeAtom, theme);
  store.set(launcherStateAtom, states.state);
  store.set(sessionAtom, { type: 'loaded', auth });
  const { apiUrl, siteUrl, serviceVersion, system } = states;
  const locale = (): Locale => i18n.locale as Locale;
  const on = apiFailureHandlers(i18n, store);
  const own = createApiClient({ baseUrl: apiUrl, locale, headers: () => credentials.headers(), on });
  const api = withVisitorState(own, createApiClient({ baseUrl: apiUrl, locale }));
  if (auth === null) void signInByLegacyPair(context, api);
  return { kind: 'ready', api, facts: { apiUrl, siteUrl, serviceVersion, uiVersion, system } };
};
