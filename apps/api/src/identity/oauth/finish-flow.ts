import type { components } from '@hoshikraft/contract';
import type { OperationContext, OperationReply } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type Identity, ServiceRefused, ServiceUnavailable } from '../../integrations/identity.ts';
import { hashToken } from '../sessions/token.ts';
import { PRIVATE } from './begin-flow.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';
import { linkIdentity } from './link-identity.ts';
import { consumeFlow } from './oauth-repository.ts';
import { stepUpByIdentity } from './step-up-by-identity.ts';
import { type OauthService, serviceError, signsIn } from './services.ts';

type Browser = components['schemas']['BrowserFields'];

interface Callback {
  service: OauthService;
  /** The browser's key; undefined if it has none. */
  key: string | undefined;
  state: string;
  browser?: Browser | undefined;
  /** Gets the identity from the service. */
  identify(key: string): Promise<Identity>;
}

/**
 * Handles the return from a service. The state is consumed before the service is called, so that of parallel calls only one
 * continues.
 *
 * @throws ApiError `oauth_over`, `service_refused`, `service_unavailable` and the errors of the flow's purpose
 */
export async function finishFlow(
  context: Pick<OperationContext, 'app' | 'session' | 'locale' | 'ip' | 'userAgent'>,
  { service, key, state, browser, identify }: Callback,
): Promise<OperationReply<'signInByVk'>> {
  const { app, session, locale } = context;
  if (key === undefined) throw new ApiError('oauth_over');
  const flow = {
    state: hashToken(state),
    browser: hashToken(key),
    service,
    playerId: session?.playerId ?? null,
  };
  const purpose = await consumeFlow(app.db, flow, app.clock.now());
  if (purpose === undefined) throw new ApiError('oauth_over');
  const identity = await identify(key).catch((error: unknown) => {
    if (error instanceof ServiceRefused) throw serviceError('service_refused', service, locale, error);
    if (error instanceof ServiceUnavailable) throw serviceError('service_unavailable', service, locale, error);
    throw error;
  });
  if (session === null) {
    if (!signsIn(service)) throw new ApiError('signed_out');
    const body = await signInByIdentity(context, { service, identity, browser: flow.browser, device: { browser } });
    return { status: 200, body, headers: PRIVATE };
  }
  if (purpose === 'prove') await stepUpByIdentity({ ...context, session }, service, identity);
  else await linkIdentity({ ...context, session }, service, identity);
  const outcome = purpose === 'prove' ? ('proved' as const) : ('linked' as const);
  return { status: 200, body: { outcome, service }, headers: PRIVATE };
}
