import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineList } from '../../platform/pagination/define-list.ts';
import { describeEntry } from './describe-entry.ts';
import { historyFilter } from './history-filter.ts';
import { moneyEntries, type MoneyRow } from './history-repository.ts';

type MoneyEntry = components['schemas']['MoneyEntry'];

export const presentMoneyEntry = (row: MoneyRow, locale: Locale): MoneyEntry => ({
  id: String(row.id),
  at: row.created_at.toISOString(),
  kind: row.kind as MoneyEntry['kind'],
  amount: row.amount,
  balanceAfter: row.balance_after ?? 0,
  currency: 'RUB',
  description: describeEntry(row, locale),
});

/** A player's money, newest first, read from the ledger (docs/product/money.md#ledger). */
export const listMoneyHistory = defineList('listMoneyHistory', {
  rows: ({ query }, { app, session }) => moneyEntries(app.db, session.playerId, historyFilter(query, app.clock.now())),
  order: (_query) => [{ by: 'id', kind: 'bigint', descending: true }],
  present: (row, { locale }) => presentMoneyEntry(row, locale),
});
