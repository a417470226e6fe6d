import { verifyCaptcha } from '../captcha/altcha.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { findForSignIn, foldSignInName } from '../../community/players/players-repository.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { admitSignIn, isCaptchaNeeded, undoAttempt } from './sign-in-guard.ts';

interface SignInForm {
  /** Nickname or email. */
  login: string;
  password: string;
  recaptcha?: string | undefined;
}

type Verdict = { right: true; playerId: string; passwordHash: string } | { right: false; captchaRequired: boolean };

/**
 * Whether this is the password of that player. One counter of failures serves every form that takes a password. The response
 * and the work are the same whether or not the account exists.
 *
 * @throws ApiError `form_invalid` for a wrong captcha, `too_many_requests` while attempts must wait
 */
export async function checkPassword(
  { app, ip, locale }: Pick<OperationContext, 'app' | 'ip' | 'locale'>,
  form: SignInForm,
): Promise<Verdict> {
  const name = foldSignInName(form.login);
  const captchaSolved =
    form.recaptcha !== undefined && (await verifyCaptcha(app.config.captcha, app.db, form.recaptcha));
  if (form.recaptcha !== undefined && !captchaSolved) {
    throw new ApiError('form_invalid', { details: { fields: { recaptcha: messagesFor(locale).fields.captcha } } });
  }
  const player = await findForSignIn(app.db, name);
  // Attempts by nickname and by email count for the same account.
  const account = player?.login ?? name;
  const verdict = await admitSignIn(app, account, ip, captchaSolved);
  if (verdict.kind === 'captcha') return { right: false, captchaRequired: true };
  if (verdict.kind === 'wait') {
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(verdict.milliseconds / 1000) } });
  }
  const passwordHash = player?.passwordHash ?? null;
  const right = await app.passwords.verify(passwordHash, form.password).catch(async (error: unknown) => {
    await undoAttempt(app.db, account, ip, false);
    throw error;
  });
  if (!right || player === undefined || passwordHash === null) {
    return { right: false, captchaRequired: await isCaptchaNeeded(app, account, ip) };
  }
  await undoAttempt(app.db, account, ip, true);
  return { right: true, playerId: player.id, passwordHash };
}
