import type { components } from '@hoshikraft/contract';
import type { OperationContext, OperationReply } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Identity, ServiceRefused, ServiceUnavailable } from '../outside/identity.ts';
import { hashToken } from '../sessions/token.ts';
import { PRIVATE } from './begin-flow.ts';
import { enter } from './enter.ts';
import { linkIdentity } from './link-identity.ts';
import { takeFlow } from './oauth-repository.ts';
import { proveByIdentity } from './prove-by-identity.ts';
import { type OauthService, serviceError, signsIn } from './services.ts';

type Browser = components['schemas']['BrowserFields'];

interface Coming {
  service: OauthService;
  /** Of this browser; undefined where it holds none. */
  key: string | undefined;
  state: string;
  browser?: Browser | undefined;
  /** Asks the service whom it names. */
  identify(key: string): Promise<Identity>;
}

/**
 * Whoever comes back from a service: the state is used up before the service is asked anything, so that of many at once
 * one goes on.
 *
 * @throws ApiError `oauth_over`, `service_refused`, `service_unavailable` and those of what it was begun for
 */
export async function finishFlow(
  context: Pick<OperationContext, 'app' | 'session' | 'locale' | 'ip' | 'userAgent'>,
  { service, key, state, browser, identify }: Coming,
): Promise<OperationReply<'signInByVk'>> {
  const { app, session, locale } = context;
  if (key === undefined) throw new ApiError('oauth_over');
  const flow = {
    state: hashToken(state),
    browser: hashToken(key),
    service,
    playerId: session?.playerId ?? null,
  };
  const purpose = await takeFlow(app.db, flow, app.clock.now());
  if (purpose === undefined) throw new ApiError('oauth_over');
  const identity = await identify(key).catch((error: unknown) => {
    if (error instanceof ServiceRefused) throw serviceError('service_refused', service, locale, error);
    if (error instanceof ServiceUnavailable) throw serviceError('service_unavailable', service, locale, error);
    throw error;
  });
  if (session === null) {
    if (!signsIn(service)) throw new ApiError('signed_out');
    const body = await enter(context, { service, identity, browser: flow.browser, device: { browser } });
    return { status: 200, body, headers: PRIVATE };
  }
  if (purpose === 'prove') await proveByIdentity({ ...context, session }, service, identity);
  else await linkIdentity({ ...context, session }, service, identity);
  const outcome = purpose === 'prove' ? ('proved' as const) : ('linked' as const);
  return { status: 200, body: { outcome, service }, headers: PRIVATE };
}
