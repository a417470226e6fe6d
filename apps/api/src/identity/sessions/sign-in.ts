import type { OperationContext, OperationReply } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockUnchangedPassword } from '../../community/players/players-repository.ts';
import { checkPassword } from './check-password.ts';
import { type Device, startSession } from './start-session.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Signs in by login and password, from the site or the launcher. */
export async function signIn(
  context: Pick<OperationContext, 'app' | 'ip' | 'locale' | 'userAgent'>,
  form: Parameters<typeof checkPassword>[1],
  device: Device,
): Promise<OperationReply<'login' | 'loginLauncher'>> {
  const verdict = await checkPassword(context, form);
  const refused = (captchaRequired: boolean) =>
    ({ status: 200, body: { success: false, captchaRequired }, headers: PRIVATE }) as const;
  if (!verdict.right) return refused(verdict.captchaRequired);
  const signedIn = await inTransaction(context.app.db, async (trx) => {
    // The password was changed after the check. That change ended every session, so this sign-in must not start a new one.
    if (!(await lockUnchangedPassword(trx, verdict.playerId, verdict.passwordHash))) return null;
    return startSession(trx, verdict.playerId, device, context);
  });
  return signedIn === null ? refused(false) : { status: 200, body: signedIn, headers: PRIVATE };
}
