import { inTransaction } from '../database/in-transaction.ts';
import { demandProof } from '../http/authenticate.ts';
import { defineOperation } from '../http/define-operation.ts';
import { recordAccountEvent } from '../account-history/record-account-event.ts';
import { checkPassword } from '../sessions/check-password.ts';
import { endOtherSessions, markProved } from '../sessions/sessions-repository.ts';
import { refuseBadPassword } from './new-password.ts';
import { keptPassword, setPassword } from './passwords-repository.ts';

const refused = (captchaRequired: boolean) => ({ status: 200, body: { success: false, captchaRequired } }) as const;

/** Changes the password of who is signed in, or sets their first. One that is turned off is let in again by it. */
export const updatePassword = defineOperation('updatePassword', async ({ body }, context) => {
  const { app, session, locale } = context;
  const { id, playerId, login } = session;
  const before = await keptPassword(app.db, playerId);
  // One that was turned off is as wrong as any other, and proves nothing.
  if (!before.letIn) demandProof(app, session);
  refuseBadPassword(body, login, locale);
  if (before.letIn) {
    const { password = '', recaptcha } = body;
    const verdict = await checkPassword(context, { login, password, recaptcha });
    if (!verdict.right) return refused(verdict.captchaRequired);
  }
  const passwordHash = await app.passwords.hash(body.newPassword);
  const at = app.clock.now();
  const done = await inTransaction(app.db, async (trx) => {
    // Another change was faster: what was proved was the password before it.
    const now = await keptPassword(trx, playerId, true);
    if (now.hash !== before.hash || now.letIn !== before.letIn) return false;
    await setPassword(trx, playerId, passwordHash);
    await endOtherSessions(trx, playerId, id, at);
    await markProved(trx, id, at);
    await recordAccountEvent(trx, context, {
      playerId,
      kind: before.hash === null ? 'password_set' : 'password_changed',
    });
    return true;
  });
  return done ? { status: 200, body: { success: true } } : refused(false);
});
