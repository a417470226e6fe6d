import type { components } from '@hoshikraft/contract';
import type { OperationContext } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Identity } from '../outside/identity.ts';
import { type Device, startSession } from '../sessions/start-session.ts';
import { FLOW_MS } from './begin-flow.ts';
import { findOwner } from './links-repository.ts';
import { keepTicket } from './oauth-repository.ts';
import { presentTicket } from './present-ticket.ts';
import { serviceError, type SignInService } from './services.ts';

interface Coming {
  service: SignInService;
  identity: Identity;
  /** SHA-256 of the browser's key. */
  browser: Buffer;
  device: Device;
}

/**
 * Signs in whom a service names, or keeps them to be registered in the same browser. Nobody is looked for by e-mail:
 * whoever holds an address there need not be who held it here.
 *
 * @throws ApiError `sign_in_off`
 */
export async function enter(
  context: Pick<OperationContext, 'app' | 'locale' | 'ip' | 'userAgent'>,
  { service, identity, browser, device }: Coming,
): Promise<components['schemas']['OauthResult']> {
  const { app, locale } = context;
  const owner = await findOwner(app.db, service, identity.subject);
  if (owner === undefined) {
    const ticket = { service, ...identity, expiresAt: new Date(app.clock.now().getTime() + FLOW_MS) };
    await keepTicket(app.db, browser, ticket);
    return presentTicket(app.db, ticket);
  }
  if (!owner.signs_in) throw serviceError('sign_in_off', service, locale);
  return inTransaction(app.db, (trx) => startSession(trx, owner.player_id, device, context));
}
