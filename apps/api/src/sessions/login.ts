import { FIELD_WORDS } from '../accounts/field-rules.ts';
import { findForSignIn } from '../accounts/players-repository.ts';
import { isCaptchaSolved } from '../captcha/check-captcha.ts';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { admitSignIn, isCaptchaNeeded, takeBackAttempt } from './sign-in-guard.ts';
import { startSession } from './start-session.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * Sign-in by login and password. Whether the account exists shows nowhere: the same answer, after the same work.
 */
export const login = defineOperation('login', async ({ body }, context) => {
  const { app, ip, locale } = context;
  const name = body.login.trim();
  const refused = (captchaRequired: boolean) =>
    ({ status: 200, body: { success: false, captchaRequired }, headers: PRIVATE }) as const;

  const captchaSolved = body.recaptcha !== undefined && (await isCaptchaSolved(app, body.recaptcha, ip));
  if (body.recaptcha !== undefined && !captchaSolved) {
    throw new ApiError('form_invalid', { details: { fields: { recaptcha: FIELD_WORDS.captcha[locale] } } });
  }
  const verdict = await admitSignIn(app, name, ip, captchaSolved);
  if (verdict.kind === 'captcha') return refused(true);
  if (verdict.kind === 'wait') {
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(verdict.milliseconds / 1000) } });
  }
  const player = await findForSignIn(app.db, name);
  const right = await app.passwords
    .verify(player?.passwordHash ?? null, body.password)
    .catch(async (error: unknown) => {
      await takeBackAttempt(app.db, name, ip, false);
      throw error;
    });
  if (!right || player === undefined) return refused(await isCaptchaNeeded(app, name, ip));
  const signedIn = await inTransaction(app.db, async (trx) => {
    await takeBackAttempt(trx, name, ip, true);
    return startSession(trx, player.id, body, context);
  });
  return { status: 200, body: signedIn, headers: PRIVATE };
});
