import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { deleteCapeOf } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Removes the cape. */
export const deleteCape = defineOperation('deleteCape', async (_request, { app, session }) => ({
  status: 200,
  body: await inTransaction(app.db, async (trx) => {
    await deleteCapeOf(trx, session.playerId, app.clock.now());
    return presentLook(trx, session.playerId);
  }),
}));
