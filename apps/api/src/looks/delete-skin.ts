import { inTransaction } from '../database/in-transaction.ts';
import { defineOperation } from '../http/define-operation.ts';
import { dropSkin } from './looks-repository.ts';
import { presentLook } from './present-look.ts';

/** Takes the skin off: one of ours is worn then. */
export const deleteSkin = defineOperation('deleteSkin', async (_request, { app, session }) => ({
  status: 200,
  body: await inTransaction(app.db, async (trx) => {
    await dropSkin(trx, session.playerId, app.clock.now());
    return presentLook(trx, session.playerId);
  }),
}));
