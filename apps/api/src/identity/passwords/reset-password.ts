import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { endOtherSessions } from '../sessions/sessions-repository.ts';
import { removeFactors } from '../two-factor/remove-factor.ts';
import { consumeWaiver } from '../two-factor/waivers-repository.ts';
import { assertValidPassword } from './assert-valid-password.ts';
import { findReset, setPassword } from './passwords-repository.ts';

/** Sets a new password by the link of an email. It does not sign in: sign-in still requires the second factor, unless waived. */
export const resetPassword = defineOperation('resetPassword', async ({ body }, context) => {
  const { app, locale } = context;
  const now = app.clock.now();
  const known = await findReset(app.db, body.token, now);
  if (known === undefined) throw new ApiError('reset_link_old');
  assertValidPassword(body, known.login, locale);
  const passwordHash = await app.passwords.hash(body.newPassword);
  await inTransaction(app.db, async (trx) => {
    const player = await findReset(trx, body.token, now, true);
    if (player === undefined) throw new ApiError('reset_link_old');
    await setPassword(trx, player.id, passwordHash);
    if (await consumeWaiver(trx, player.id, now)) await removeFactors(trx, context, player.id);
    await endOtherSessions(trx, player.id, null, now);
    await recordAccountEvent(trx, context, { playerId: player.id, kind: 'password_reset' });
  });
  return { status: 200, body: { success: true } };
});
