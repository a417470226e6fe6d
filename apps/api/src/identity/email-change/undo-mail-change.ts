import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { endOtherSessions } from '../sessions/sessions-repository.ts';
import { deleteMailChange, lockEmail, setEmail } from './mail-changes-repository.ts';
import { deleteMailUndos, findMailUndo } from './mail-undos-repository.ts';

/** Restores the old address and ends every session: an attacker is signed out, and the owner resets the password. */
export const undoMailChange = defineOperation('undoMailChange', async ({ body }, context) => {
  const { app } = context;
  const now = app.clock.now();
  await inTransaction(app.db, async (trx) => {
    const undo = await findMailUndo(trx, body.token, now, true);
    if (undo === undefined) throw new ApiError('mail_undo_over');
    const { player_id: playerId, old_email: email } = undo;
    await lockEmail(trx, playerId);
    await setEmail(trx, playerId, email);
    await deleteMailUndos(trx, playerId);
    await deleteMailChange(trx, playerId);
    await endOtherSessions(trx, playerId, null, now);
    await recordAccountEvent(trx, context, { playerId, kind: 'mail_restored' });
  }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'players_email_key') throw new ApiError('mail_undo_over', { cause: error });
    throw error;
  });
  return { status: 200, body: { success: true } };
});
