import { defineOperation } from '../../platform/http/define-operation.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { findMailUndo } from './mail-undos-repository.ts';

/** Shows what the link in the email to the old address would undo, without undoing it. */
export const getMailUndo = defineOperation('getMailUndo', async ({ body }, { app }) => {
  const undo = await findMailUndo(app.db, body.token, app.clock.now());
  const headers = { 'cache-control': 'private, no-store' };
  if (undo === undefined) {
    return { status: 200, body: { works: false, oldEmail: null, newEmail: null, until: null }, headers };
  }
  const { old_email: oldEmail, new_email: newEmail, expires_at: until } = undo;
  const shown = { oldEmail: maskEmail(oldEmail), newEmail: maskEmail(newEmail), until: until.toISOString() };
  return { status: 200, body: { works: true, ...shown }, headers };
});
