import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { lockAccount, setDeletion } from './personal-data-repository.ts';

export const cancelAccountDeletion = defineOperation('cancelAccountDeletion', async (_request, { app, session }) => {
  await inTransaction(app.db, async (trx) => {
    if (await lockAccount(trx, session.playerId)) await setDeletion(trx, session.playerId, null);
  });
  return { status: 200, body: { deleteAt: null } };
});
