import { findPlayer, lockUnchangedPassword } from '../../community/players/players-repository.ts';
import { listPermissions } from '../../community/players/permissions.ts';
import { checkPassword } from '../../identity/sessions/check-password.ts';
import { startOperatorSession } from '../../identity/sessions/start-session.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { acceptInvite } from './invite.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Signs in to the operators' app; the session waits for its second factor (docs/product/accounts.md#operators). */
export const loginAdmin = defineOperation('loginAdmin', async ({ body }, context) => {
  const { app, ip } = context;
  const refused = (captchaRequired: boolean) =>
    ({ status: 200, body: { success: false, captchaRequired }, headers: PRIVATE }) as const;
  const verdict = await checkPassword(context, body);
  if (!verdict.right) return refused(verdict.captchaRequired);
  const { playerId, passwordHash } = verdict;
  const signedIn = await inTransaction(app.db, async (trx) => {
    // The password was changed after the check.
    if (!(await lockUnchangedPassword(trx, playerId, passwordHash))) return null;
    if (body.invite !== undefined) {
      await acceptInvite(trx, { playerId, secret: body.invite, address: addressPrefix(ip), now: app.clock.now() });
    }
    const { groups } = await findPlayer(trx, playerId);
    if (!listPermissions(groups, 'admin').has('admin.open')) throw new ApiError('not_an_operator');
    return startOperatorSession(trx, playerId, context);
  });
  return signedIn === null ? refused(false) : { status: 200, body: signedIn, headers: PRIVATE };
});
