import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { deleteSkinOf } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Removes the skin; the player then has a default skin. */
export const deleteSkin = defineOperation('deleteSkin', async (_request, { app, session }) => ({
  status: 200,
  body: await inTransaction(app.db, async (trx) => {
    await deleteSkinOf(trx, session.playerId, app.clock.now());
    return presentLook(trx, session.playerId);
  }),
}));
