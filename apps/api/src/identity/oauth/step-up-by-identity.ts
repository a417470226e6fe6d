import type { OperationContext } from '../../platform/http/define-operation.ts';
import type { Identity } from '../../integrations/identity.ts';
import { recordStepUp } from '../sessions/sessions-repository.ts';
import { findOwner } from './links-repository.ts';
import { type OauthService, serviceError } from './services.ts';

/**
 * Passes step-up authentication by an identity of a service, which counts as much as a password.
 *
 * @throws ApiError `service_refused`
 */
export async function stepUpByIdentity(
  { app, session, locale }: Pick<OperationContext<'session'>, 'app' | 'session' | 'locale'>,
  service: OauthService,
  { subject }: Identity,
): Promise<void> {
  const owner = await findOwner(app.db, service, subject);
  if (owner?.player_id !== session.playerId || !owner.signs_in) throw serviceError('service_refused', service, locale);
  await recordStepUp(app.db, session.id, app.clock.now());
}
