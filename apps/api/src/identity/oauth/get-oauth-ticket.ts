import { defineOperation } from '../../platform/http/define-operation.ts';
import { hashToken } from '../sessions/token.ts';
import { PRIVATE } from './begin-flow.ts';
import { findTicket } from './oauth-repository.ts';
import { presentTicket } from './present-ticket.ts';

export const getOauthTicket = defineOperation('getOauthTicket', async ({ headers }, { app }) => {
  const key = headers['oauth-key'];
  const ticket = key === undefined ? undefined : await findTicket(app.db, hashToken(key), app.clock.now());
  const waiting = ticket === undefined ? null : await presentTicket(app.db, ticket);
  return { status: 200, body: { ticket: waiting }, headers: PRIVATE };
});
