import { words } from '../words/words.ts';
import { findForSignIn } from '../players/players-repository.ts';
import { useSolution } from '../captcha/altcha.ts';
import type { OperationContext, OperationReply } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { admitSignIn, isCaptchaNeeded, takeBackAttempt } from './sign-in-guard.ts';
import { type Device, startSession } from './start-session.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

interface Given {
  /** Nickname or e-mail. */
  login: string;
  password: string;
  recaptcha?: string | undefined;
}

/**
 * Sign-in by login and password, from the site or from the launcher: one guard counts for both. Whether the account
 * exists shows nowhere: the same answer, after the same work.
 */
export async function signIn(
  context: Pick<OperationContext, 'app' | 'ip' | 'locale' | 'userAgent'>,
  given: Given,
  device: Device,
): Promise<OperationReply<'login' | 'loginLauncher'>> {
  const { app, ip, locale } = context;
  const name = given.login.trim();
  const refused = (captchaRequired: boolean) =>
    ({ status: 200, body: { success: false, captchaRequired }, headers: PRIVATE }) as const;

  const captchaSolved =
    given.recaptcha !== undefined && (await useSolution(app.config.captcha, app.db, given.recaptcha));
  if (given.recaptcha !== undefined && !captchaSolved) {
    throw new ApiError('form_invalid', { details: { fields: { recaptcha: words(locale).fields.captcha } } });
  }
  const player = await findForSignIn(app.db, name);
  // A nickname and its e-mail are one account, and their failures one count.
  const account = player?.login ?? name;
  const verdict = await admitSignIn(app, account, ip, captchaSolved);
  if (verdict.kind === 'captcha') return refused(true);
  if (verdict.kind === 'wait') {
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(verdict.milliseconds / 1000) } });
  }
  const right = await app.passwords
    .verify(player?.passwordHash ?? null, given.password)
    .catch(async (error: unknown) => {
      await takeBackAttempt(app.db, account, ip, false);
      throw error;
    });
  if (!right || player === undefined) return refused(await isCaptchaNeeded(app, account, ip));
  await takeBackAttempt(app.db, account, ip, true);
  const signedIn = await inTransaction(app.db, (trx) => startSession(trx, player.id, device, context));
  return { status: 200, body: signedIn, headers: PRIVATE };
}
