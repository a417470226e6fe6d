import type { components } from '@hoshikraft/contract';
import { verifyCaptcha } from '../captcha/altcha.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { startFirstSession } from '../sessions/start-session.ts';
import { loginFault, passwordFault } from '../../community/players/field-rules.ts';
import { addPlayer, isEmailTaken, isLoginTaken } from '../../community/players/players-repository.ts';
import { type FieldFaults, readEmail, refuseFields } from '../../community/players/refuse-fields.ts';
import { inviteCodeFault } from '../../billing/referral/invite-code-fault.ts';
import { addInvite } from '../../billing/referral/invites-repository.ts';

type Registration = components['schemas']['Registration'];

const formFaults = (form: Registration): FieldFaults => ({
  login: loginFault(form.login),
  password: passwordFault(form.password, form.login),
  passwordConfirmation: form.password === form.passwordConfirmation ? null : 'passwordsDiffer',
  'consents.publicOffer': form.consents.publicOffer ? null : 'consentOffer',
  'consents.privacyPolicy': form.consents.privacyPolicy ? null : 'consentPrivacy',
  'consents.rules': form.consents.rules ? null : 'consentRules',
});

export const registerUser = defineOperation('registerUser', async ({ body: form, headers }, context) => {
  const { app, locale } = context;
  const inviteCode = await inviteCodeFault(app.db, form.inviteCode);
  const email = readEmail(form.email, locale, { ...formFaults(form), inviteCode });
  if (!(await verifyCaptcha(app.config.captcha, app.db, form.recaptcha))) {
    refuseFields('form_invalid', { recaptcha: 'captcha' }, locale);
  }
  const taken: FieldFaults = {};
  if (await isLoginTaken(app.db, form.login)) taken['login'] = 'loginTaken';
  if (await isEmailTaken(app.db, email)) taken['email'] = 'emailTaken';
  refuseFields('already_taken', taken, locale);
  const passwordHash = await app.passwords.hash(form.password);
  const signedIn = await inTransaction(app.db, async (trx) => {
    const now = app.clock.now();
    const { login, region = null } = form;
    const playerId = await addPlayer(trx, { login, email, passwordHash, region, now });
    await addInvite(trx, { playerId, code: form.inviteCode || headers['referral-code'], ip: context.ip, now });
    return startFirstSession(trx, playerId, form, context);
  }).catch((error: unknown) => {
    // Another registration committed first.
    const constraint = brokenConstraint(error);
    if (constraint === 'players_login_key') refuseFields('already_taken', { login: 'loginTaken' }, locale);
    if (constraint === 'players_email_key') refuseFields('already_taken', { email: 'emailTaken' }, locale);
    throw error;
  });
  return { status: 200, body: signedIn, headers: { 'cache-control': 'private, no-store' } };
});
