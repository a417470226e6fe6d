import type { components } from '@hoshikraft/contract';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Identity } from '../../integrations/identity.ts';
import { type Device, startSession } from '../sessions/start-session.ts';
import { FLOW_MS } from './begin-flow.ts';
import { findOwner } from './links-repository.ts';
import { saveTicket } from './oauth-repository.ts';
import { presentTicket } from './present-ticket.ts';
import { serviceError, type SignInService } from './services.ts';

interface Callback {
  service: SignInService;
  identity: Identity;
  /** SHA-256 of the browser's key. */
  browser: Buffer;
  device: Device;
}

/**
 * Signs in the player linked to an identity, or saves a ticket to register it in the same browser. Players are never matched
 * by email: its owner at the service need not be its owner here.
 *
 * @throws ApiError `sign_in_off`
 */
export async function signInByIdentity(
  context: Pick<OperationContext, 'app' | 'locale' | 'ip' | 'userAgent'>,
  { service, identity, browser, device }: Callback,
): Promise<components['schemas']['OauthResult']> {
  const { app, locale } = context;
  const owner = await findOwner(app.db, service, identity.subject);
  if (owner === undefined) {
    const ticket = { service, ...identity, expiresAt: new Date(app.clock.now().getTime() + FLOW_MS) };
    await saveTicket(app.db, browser, ticket);
    return presentTicket(app.db, ticket);
  }
  if (!owner.signs_in) throw serviceError('sign_in_off', service, locale);
  return inTransaction(app.db, (trx) => startSession(trx, owner.player_id, device, context));
}
