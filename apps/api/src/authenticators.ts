import type { Authenticators } from './platform/http/authenticators.ts';
import { gameKeyAuthenticator } from './game/bridge/game-key-authenticator.ts';
import { webhookAuthenticator } from './billing/payments/webhook-authenticator.ts';
import { authenticateSession } from './identity/sessions/authenticate-session.ts';

/** The authenticator of each security scheme of the contract. */
export const authenticators: Authenticators = {
  accessId: authenticateSession,
  gameKey: gameKeyAuthenticator,
  webhookSignature: webhookAuthenticator,
};
