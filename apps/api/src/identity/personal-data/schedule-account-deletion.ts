import { isOnlyAdmin } from '../../community/players/players-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { lockAccount } from './personal-data-repository.ts';
import { scheduleDeletion } from './schedule-deletion.ts';

export const scheduleAccountDeletion = defineOperation(
  'scheduleAccountDeletion',
  async (_request, { app, session }) => {
    const { playerId } = session;
    const at = await inTransaction(app.db, async (trx) => {
      const account = await lockAccount(trx, playerId);
      if (account?.groups.includes('admin') && (await isOnlyAdmin(trx, playerId))) throw new ApiError('last_admin');
      return scheduleDeletion(trx, app, playerId, session.id);
    });
    return { status: 200, body: { deleteAt: at.toISOString() } };
  },
);
