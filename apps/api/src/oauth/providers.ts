import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { isAnswering, type Identity, ServiceRefused } from '../outside/identity.ts';
import { oauthProfiles } from '../outside/oauth-profiles.ts';
import { authorizeAddress, identify } from '../outside/oauth-provider.ts';
import { NONCE_MS, type SteamAssertion, steamAddress, steamIdentity } from '../outside/steam.ts';
import { useNonce } from './oauth-repository.ts';
import type { OauthService } from './services.ts';

/** Addresses that services lead back to, below the site (docs/product/accounts.md#sign-in-services). */
const CALLBACKS: Record<OauthService, string> = {
  vk: 'vkid',
  yandex: 'yandex',
  google: 'google',
  steam: 'steam',
  discord: 'discord',
  youtube: 'youtube',
};

/** By configuration, never by what a request says of its host. */
const callbackOf = ({ config }: AppContext, service: OauthService): string =>
  `${config.siteUrl}/oauth/${CALLBACKS[service]}`;

/** Steam keeps no state for us: it travels in the address, which Steam signs. */
const steamReturn = (app: AppContext, state: string): string =>
  `${callbackOf(app, 'steam')}?${new URLSearchParams({ state })}`;

export const isOffered = ({ config }: AppContext, service: OauthService): boolean =>
  service === 'steam' || config.oauth[service] !== null;

/**
 * The page of a service to go to.
 *
 * @throws ApiError `not_found` where the service is not configured
 */
export function pageOf(app: AppContext, service: OauthService, going: { state: string; challenge: string }): string {
  if (service === 'steam') {
    return steamAddress(app.config.steam, { returnTo: steamReturn(app, going.state), realm: app.config.siteUrl });
  }
  const place = app.config.oauth[service];
  if (place === null) throw new ApiError('not_found');
  return authorizeAddress(place, oauthProfiles[service], { ...going, returnTo: callbackOf(app, service) });
}

/** Whether the service is there at all: whoever is sent to a dead one sees nothing of ours any more. */
export const isThere = (page: string): Promise<boolean> => isAnswering(page);

interface Callback {
  code: string;
  state: string;
  deviceId?: string;
}

/** @throws ServiceRefused, ServiceUnavailable */
export async function identityByCode(
  app: AppContext,
  service: Exclude<OauthService, 'steam'>,
  { code, state, deviceId }: Callback,
  verifier: string,
): Promise<Identity> {
  const place = app.config.oauth[service];
  if (place === null) throw new ApiError('not_found');
  return identify(place, oauthProfiles[service], {
    returnTo: callbackOf(app, service),
    code,
    state,
    verifier,
    ...(deviceId === undefined ? {} : { besides: { device_id: deviceId, state } }),
  });
}

/** @throws ServiceRefused, ServiceUnavailable */
export async function identityBySteam(app: AppContext, state: string, assertion: SteamAssertion): Promise<Identity> {
  const now = app.clock.now();
  const returnTo = steamReturn(app, state);
  const subject = await steamIdentity(app.config.steam, assertion, { returnTo, now });
  const nonce = createHash('sha256').update(assertion.response_nonce).digest();
  if (!(await useNonce(app.db, nonce, new Date(now.getTime() + 2 * NONCE_MS)))) {
    throw new ServiceRefused('the assertion was used before');
  }
  return { subject, name: null };
}
