import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { unsetAvatar } from './avatars-repository.ts';
import { presentLook } from './present-look.ts';

/** Removes the avatar; it can be restored for a while. */
export const deleteAvatar = defineOperation('deleteAvatar', async (_request, { app, session }) => ({
  status: 200,
  body: await inTransaction(app.db, async (trx) => {
    await unsetAvatar(trx, session.playerId, app.clock.now());
    return presentLook(trx, session.playerId);
  }),
}));
