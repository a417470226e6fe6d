import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertStepUp } from '../../platform/http/authenticate.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { checkPassword } from '../sessions/check-password.ts';
import { endOtherSessions, recordStepUp } from '../sessions/sessions-repository.ts';
import { assertValidPassword } from './assert-valid-password.ts';
import { getStoredPassword, setPassword } from './passwords-repository.ts';

const refused = (captchaRequired: boolean) => ({ status: 200, body: { success: false, captchaRequired } }) as const;

/** Changes the password of the signed-in player, or sets the first one. Turns sign-in by password on. */
export const updatePassword = defineOperation('updatePassword', async ({ body }, context) => {
  const { app, session, locale } = context;
  const { id, playerId, login } = session;
  const before = await getStoredPassword(app.db, playerId);
  // A turned off password is rejected everywhere, so it cannot authorize its change.
  if (!before.canSignIn) assertStepUp(app, session);
  assertValidPassword(body, login, locale);
  if (before.canSignIn) {
    const { password = '', recaptcha } = body;
    const verdict = await checkPassword(context, { login, password, recaptcha });
    if (!verdict.right) return refused(verdict.captchaRequired);
  }
  const passwordHash = await app.passwords.hash(body.newPassword);
  const at = app.clock.now();
  const done = await inTransaction(app.db, async (trx) => {
    // Another change committed first: the verified password is no longer the current one.
    const now = await getStoredPassword(trx, playerId, true);
    if (now.hash !== before.hash || now.canSignIn !== before.canSignIn) return false;
    await setPassword(trx, playerId, passwordHash);
    await endOtherSessions(trx, playerId, id, at);
    await recordStepUp(trx, id, at);
    await recordAccountEvent(trx, context, {
      playerId,
      kind: before.hash === null ? 'password_set' : 'password_changed',
    });
    return true;
  });
  return done ? { status: 200, body: { success: true } } : refused(false);
});
