import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { loginFault } from '../../community/players/field-rules.ts';
import { addPlayer, isLoginTaken } from '../../community/players/players-repository.ts';
import { type FieldFaults, refuseFields } from '../../community/players/refuse-fields.ts';
import { inviteCodeFault } from '../../billing/referral/invite-code-fault.ts';
import { addInvite } from '../../billing/referral/invites-repository.ts';
import { startFirstSession } from '../sessions/start-session.ts';
import { hashToken } from '../sessions/token.ts';
import { PRIVATE } from './begin-flow.ts';
import { addLink } from './links-repository.ts';
import { consumeTicket } from './oauth-repository.ts';

type Registration = components['schemas']['ServiceRegistration'];

const formFaults = ({ login, consents }: Registration): FieldFaults => ({
  login: loginFault(login),
  'consents.publicOffer': consents.publicOffer ? null : 'consentOffer',
  'consents.privacyPolicy': consents.privacyPolicy ? null : 'consentPrivacy',
  'consents.rules': consents.rules ? null : 'consentRules',
});

/**
 * Registers an account without email and password, whose only sign-in method is the service. It needs no captcha: an identity
 * gets one account.
 */
export const registerByService = defineOperation('registerByService', async ({ body: form, headers }, context) => {
  const { app, locale } = context;
  const key = headers['oauth-key'];
  if (key === undefined) throw new ApiError('oauth_over');
  const inviteCode = await inviteCodeFault(app.db, form.inviteCode);
  refuseFields('form_invalid', { ...formFaults(form), inviteCode }, locale);
  if (await isLoginTaken(app.db, form.login)) refuseFields('already_taken', { login: 'loginTaken' }, locale);
  const signedIn = await inTransaction(app.db, async (trx) => {
    const now = app.clock.now();
    const ticket = await consumeTicket(trx, hashToken(key), now);
    if (ticket === undefined) throw new ApiError('oauth_over');
    const { login, region = null } = form;
    const playerId = await addPlayer(trx, { login, email: null, passwordHash: null, region, now });
    // Before the link, because a link shows whether both accounts belong to one person.
    await addInvite(trx, { playerId, code: form.inviteCode || headers['referral-code'], ip: context.ip, now });
    await addLink(trx, playerId, { ...ticket, signsIn: true, linkedAt: now });
    return startFirstSession(trx, playerId, form, context);
  }).catch((error: unknown) => {
    // Another visitor registered first, or this one in another tab.
    const constraint = brokenConstraint(error);
    if (constraint === 'players_login_key') refuseFields('already_taken', { login: 'loginTaken' }, locale);
    if (constraint === 'linked_services_subject_key') throw new ApiError('oauth_over');
    throw error;
  });
  return { status: 200, body: signedIn, headers: PRIVATE };
});
