import { presentMoneyEntry } from '../../billing/payments/list-money-history.ts';
import { moneyEntries } from '../../billing/payments/history-repository.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { assertPlayer } from './players-repository.ts';

/** A player's money as the player sees it, newest first. */
export const listAdminPlayerMoney = defineList('listAdminPlayerMoney', {
  find: ({ params }, { app }) => assertPlayer(app.db, params.playerId),
  rows: ({ params: { playerId } }, { app }) => moneyEntries(app.db, playerId),
  order: (_query) => [{ by: 'id', kind: 'bigint', descending: true }],
  present: (row, { locale }) => presentMoneyEntry(row, locale),
});
