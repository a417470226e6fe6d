import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type Identity, isPageReachable, ServiceRefused } from '../../integrations/identity.ts';
import { oauthProfiles } from '../../integrations/oauth-profiles.ts';
import { buildAuthorizationUrl, identify } from '../../integrations/oauth-provider.ts';
import { NONCE_MS, type SteamAssertion, buildSteamUrl, verifySteamAssertion } from '../../integrations/steam.ts';
import { markNonceUsed } from './oauth-repository.ts';
import type { OauthService } from './services.ts';

/** Paths of the site that services redirect to (docs/product/accounts.md#sign-in-services). */
const CALLBACKS: Record<OauthService, string> = {
  vk: 'vkid',
  yandex: 'yandex',
  google: 'google',
  steam: 'steam',
  discord: 'discord',
  youtube: 'youtube',
};

/** Builds the callback from the configuration, never from the Host header. */
const buildCallbackUrl = ({ config }: AppContext, service: OauthService): string =>
  `${config.siteUrl}/oauth/${CALLBACKS[service]}`;

/** Builds the callback for Steam. Steam has no state parameter, so the state is part of the address, which Steam signs. */
const buildSteamCallbackUrl = (app: AppContext, state: string): string =>
  `${buildCallbackUrl(app, 'steam')}?${new URLSearchParams({ state })}`;

export const isOffered = ({ config }: AppContext, service: OauthService): boolean =>
  service === 'steam' || config.oauth[service] !== null;

/**
 * Builds the address of the service's sign-in page.
 *
 * @throws ApiError `not_found` if the service is not configured
 */
export function buildServiceUrl(
  app: AppContext,
  service: OauthService,
  flow: { state: string; challenge: string },
): string {
  if (service === 'steam') {
    return buildSteamUrl(app.config.steam, {
      returnTo: buildSteamCallbackUrl(app, flow.state),
      realm: app.config.siteUrl,
    });
  }
  const endpoints = app.config.oauth[service];
  if (endpoints === null) throw new ApiError('not_found');
  return buildAuthorizationUrl(endpoints, oauthProfiles[service], {
    ...flow,
    returnTo: buildCallbackUrl(app, service),
  });
}

/** Whether the service responds. Checked first, because a visitor sent to an unavailable service would get no message from us. */
export const isReachable = (page: string): Promise<boolean> => isPageReachable(page);

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
  const endpoints = app.config.oauth[service];
  if (endpoints === null) throw new ApiError('not_found');
  return identify(endpoints, oauthProfiles[service], {
    returnTo: buildCallbackUrl(app, service),
    code,
    state,
    verifier,
    ...(deviceId === undefined ? {} : { extra: { device_id: deviceId, state } }),
  });
}

/** @throws ServiceRefused, ServiceUnavailable */
export async function identityBySteam(app: AppContext, state: string, assertion: SteamAssertion): Promise<Identity> {
  const now = app.clock.now();
  const returnTo = buildSteamCallbackUrl(app, state);
  const subject = await verifySteamAssertion(app.config.steam, assertion, { returnTo, now });
  const nonce = createHash('sha256').update(assertion.response_nonce).digest();
  if (!(await markNonceUsed(app.db, nonce, new Date(now.getTime() + 2 * NONCE_MS)))) {
    throw new ServiceRefused('the assertion was used before');
  }
  return { subject, name: null };
}
