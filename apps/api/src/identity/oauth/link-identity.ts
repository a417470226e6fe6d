import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import type { Identity } from '../../integrations/identity.ts';
import { addLink, findOwner, setSignIn, getSignInAccount } from './links-repository.ts';
import { type OauthService, serviceError, signsIn } from './services.ts';

/**
 * Links an identity to the player who started the flow. An identity that a bot linked before becomes a sign-in method.
 *
 * @throws ApiError `service_taken`, `service_linked`
 */
export async function linkIdentity(
  context: Pick<OperationContext<'session'>, 'app' | 'session' | 'locale' | 'ip' | 'userAgent'>,
  service: OauthService,
  { subject, name }: Identity,
): Promise<void> {
  const { app, locale } = context;
  const { playerId } = context.session;
  await inTransaction(app.db, async (trx) => {
    const { links } = await getSignInAccount(trx, playerId, true);
    const linked = links.find((link) => link.service === service);
    if (linked !== undefined && linked.subject !== subject) throw serviceError('service_linked', service, locale);
    if (linked !== undefined) {
      if (!signsIn(service) || linked.signsIn) return;
      await setSignIn(trx, playerId, service, true);
      await recordAccountEvent(trx, context, { playerId, kind: 'sign_in_on', service });
      return;
    }
    const owner = await findOwner(trx, service, subject);
    if (owner !== undefined) throw serviceError('service_taken', service, locale);
    await addLink(trx, playerId, { service, subject, name, signsIn: signsIn(service), linkedAt: app.clock.now() });
    await recordAccountEvent(trx, context, { playerId, kind: 'service_linked', service });
  }).catch((error: unknown) => {
    // Another player linked it first.
    if (brokenConstraint(error) === 'linked_services_subject_key') throw serviceError('service_taken', service, locale);
    throw error;
  });
}
