import { useSolution } from '../captcha/altcha.ts';
import { ApiError } from '../errors/api-error.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { findForSignIn } from '../players/players-repository.ts';
import { words } from '../words/words.ts';
import { admitSignIn, isCaptchaNeeded, takeBackAttempt } from './sign-in-guard.ts';

interface Given {
  /** Nickname or e-mail. */
  login: string;
  password: string;
  recaptcha?: string | undefined;
}

type Verdict = { right: true; playerId: string; passwordHash: string } | { right: false; captchaRequired: boolean };

/**
 * Whether this is the password of that player. One guard counts failures for every place where a password is asked for;
 * whether the account exists shows nowhere: the same answer, after the same work.
 *
 * @throws ApiError `form_invalid` for a captcha that is wrong, `too_many_requests` while tries have to wait
 */
export async function checkPassword(
  { app, ip, locale }: Pick<OperationContext, 'app' | 'ip' | 'locale'>,
  given: Given,
): Promise<Verdict> {
  const name = given.login.trim();
  const captchaSolved =
    given.recaptcha !== undefined && (await useSolution(app.config.captcha, app.db, given.recaptcha));
  if (given.recaptcha !== undefined && !captchaSolved) {
    throw new ApiError('form_invalid', { details: { fields: { recaptcha: words(locale).fields.captcha } } });
  }
  const player = await findForSignIn(app.db, name);
  // A nickname and its e-mail are one account, and their failures one count.
  const account = player?.login ?? name;
  const verdict = await admitSignIn(app, account, ip, captchaSolved);
  if (verdict.kind === 'captcha') return { right: false, captchaRequired: true };
  if (verdict.kind === 'wait') {
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(verdict.milliseconds / 1000) } });
  }
  const passwordHash = player?.passwordHash ?? null;
  const right = await app.passwords.verify(passwordHash, given.password).catch(async (error: unknown) => {
    await takeBackAttempt(app.db, account, ip, false);
    throw error;
  });
  if (!right || player === undefined || passwordHash === null) {
    return { right: false, captchaRequired: await isCaptchaNeeded(app, account, ip) };
  }
  await takeBackAttempt(app.db, account, ip, true);
  return { right: true, playerId: player.id, passwordHash };
}
