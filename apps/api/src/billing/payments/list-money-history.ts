import type { components } from '@hoshikraft/contract';
import { defineList } from '../../platform/pagination/define-list.ts';
import { describeEntry } from './describe-entry.ts';
import { historyFilter } from './history-filter.ts';
import { moneyEntries } from './history-repository.ts';

type MoneyEntry = components['schemas']['MoneyEntry'];

/** A player's money, newest first, read from the ledger (docs/product/money.md#ledger). */
export const listMoneyHistory = defineList('listMoneyHistory', {
  rows: ({ query }, { app, session }) => moneyEntries(app.db, session.playerId, historyFilter(query, app.clock.now())),
  order: (_query) => [{ by: 'id', kind: 'bigint', descending: true }],
  present: (row, { locale }) => ({
    id: String(row.id),
    at: row.created_at.toISOString(),
    kind: row.kind as MoneyEntry['kind'],
    amount: row.amount,
    balanceAfter: row.balance_after ?? 0,
    currency: 'RUB',
    description: describeEntry(row, locale),
  }),
});
