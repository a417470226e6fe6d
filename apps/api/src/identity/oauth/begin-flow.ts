import { MINUTE_MS } from '@hoshikraft/shared';
import type { OperationContext, OperationReply } from '../../platform/http/define-operation.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { addFlow, type Purpose } from './oauth-repository.ts';
import { isReachable, buildServiceUrl } from './providers.ts';
import { type OauthService, serviceError } from './services.ts';

/** Time limit for signing in at a service (docs/product/accounts.md#sign-in-services), and then for choosing a nickname. */
export const FLOW_MS = 10 * MINUTE_MS;

export const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * Starts a flow and returns the service's page. The browser's key is the PKCE verifier; only its hash, the challenge, is stored.
 *
 * @param playerId null for a visitor who is about to sign in
 * @throws ApiError `not_found`, `service_unavailable`
 */
export async function beginFlow(
  { app, locale }: Pick<OperationContext, 'app' | 'locale'>,
  service: OauthService,
  purpose: Purpose,
  playerId: string | null,
): Promise<OperationReply<'beginOauth'>> {
  const [key, state] = [newToken(), newToken()];
  const browser = hashToken(key);
  const url = buildServiceUrl(app, service, { state, challenge: browser.toString('base64url') });
  if (!(await isReachable(url))) throw serviceError('service_unavailable', service, locale);
  const expiresAt = new Date(app.clock.now().getTime() + FLOW_MS);
  await addFlow(app.db, { state: hashToken(state), browser, service, purpose, playerId }, expiresAt);
  return { status: 200, body: { url, oauthKey: key }, headers: PRIVATE };
}
