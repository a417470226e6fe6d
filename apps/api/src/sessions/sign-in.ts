import type { OperationContext, OperationReply } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isStillPassword } from '../players/players-repository.ts';
import { checkPassword } from './check-password.ts';
import { type Device, startSession } from './start-session.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Sign-in by login and password, from the site or from the launcher. */
export async function signIn(
  context: Pick<OperationContext, 'app' | 'ip' | 'locale' | 'userAgent'>,
  given: Parameters<typeof checkPassword>[1],
  device: Device,
): Promise<OperationReply<'login' | 'loginLauncher'>> {
  const verdict = await checkPassword(context, given);
  const refused = (captchaRequired: boolean) =>
    ({ status: 200, body: { success: false, captchaRequired }, headers: PRIVATE }) as const;
  if (!verdict.right) return refused(verdict.captchaRequired);
  const signedIn = await inTransaction(context.app.db, async (trx) => {
    // Changed since it was looked at: that change has ended every session, and this one begins none behind its back.
    if (!(await isStillPassword(trx, verdict.playerId, verdict.passwordHash))) return null;
    return startSession(trx, verdict.playerId, device, context);
  });
  return signedIn === null ? refused(false) : { status: 200, body: signedIn, headers: PRIVATE };
}
