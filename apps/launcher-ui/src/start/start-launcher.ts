import { type ApiClient, createApiClient } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { answered } from '../service/answered.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { serviceStorage } from '../service/service-calls.ts';
import { apiFailureHandlers } from '../shell/failures.ts';
import type { LauncherFacts } from '../shell/launcher-facts.tsx';
import { startTheme, themeAtom } from '../shell/theme.ts';
import { isOlder } from '../shell/ui-version.ts';
import { signInByLegacyPair } from './legacy-pair.ts';
import type { LauncherParts } from './launcher-parts.ts';
import { withStateAnyway } from './state-anyway.ts';

/** The launcher as it stands once the service has answered. */
export type Started = { kind: 'ready'; api: ApiClient; facts: LauncherFacts } | { kind: 'outdated' };

/**
 * Asks the service what the page starts from: addresses and state, the kept session, the theme. The API is not waited
 * for, so that the launcher opens at once, without the internet too.
 *
 * @throws ServiceFailure where the service is not there or refuses this page
 */
export const startLauncher = async (parts: LauncherParts): Promise<Started> => {
  const { service, store, credentials, locale, i18n, uiVersion } = parts;
  const states = await answered(service.quiet.GET('/system-states'));
  const tooOld = uiVersion !== '' && isOlder(uiVersion, states.minUiVersion);
  if (states.protocol !== PROTOCOL || tooOld) return { kind: 'outdated' };
  const [auth, theme] = await Promise.all([credentials.restore(), startTheme(serviceStorage(service))]);
  store.set(themeAtom, theme);
  store.set(launcherStateAtom, states.state);
  store.set(sessionAtom, { type: 'loaded', auth });
  const { apiUrl, siteUrl, serviceVersion, system } = states;
  const on = apiFailureHandlers(i18n, store);
  const own = createApiClient({ baseUrl: apiUrl, locale, headers: () => credentials.headers(), on });
  const api = withStateAnyway(own, createApiClient({ baseUrl: apiUrl, locale }));
  if (auth === null) void signInByLegacyPair(parts, api);
  return { kind: 'ready', api, facts: { locale, apiUrl, siteUrl, serviceVersion, uiVersion, system } };
};
