import { presentMoneyEntry } from '../../billing/payments/list-money-history.ts';
import { moneyEntries } from '../../billing/payments/history-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { findAccount } from './players-repository.ts';

/** A player's money as the player sees it, newest first. */
export const listAdminPlayerMoney = defineList('listAdminPlayerMoney', {
  find: async ({ params: { playerId } }, { app }) => {
    if (!(await findAccount(app.db, playerId, app.clock.now()))) throw new ApiError('not_found');
  },
  rows: ({ params: { playerId } }, { app }) => moneyEntries(app.db, playerId),
  order: (_query) => [{ by: 'id', kind: 'bigint', descending: true }],
  present: (row, { locale }) => presentMoneyEntry(row, locale),
});
