import { inTransaction } from '../database/in-transaction.ts';
import { defineOperation } from '../http/define-operation.ts';
import { dropCape } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Takes the cape off. */
export const deleteCape = defineOperation('deleteCape', async (_request, { app, session }) => ({
  status: 200,
  body: await inTransaction(app.db, async (trx) => {
    await dropCape(trx, session.playerId, app.clock.now());
    return presentLook(trx, session.playerId);
  }),
}));
