import type { components } from '@hoshikraft/contract';
import { defineList } from '../../platform/pagination/define-list.ts';
import { describeCoins } from './describe-coins.ts';
import { historyFilter } from './history-filter.ts';
import { coinEntries } from './history-repository.ts';

type CoinEntry = components['schemas']['CoinEntry'];

/** A player's coins on one server, newest first, read from the ledger (docs/product/money.md#ledger). */
export const listCoinHistory = defineList('listCoinHistory', {
  rows: ({ query }, { app, session }) =>
    coinEntries(app.db, session.playerId, query.server, historyFilter(query, app.clock.now())),
  order: (_query) => [{ by: 'id', kind: 'bigint', descending: true }],
  present: (row, { locale }) => ({
    id: String(row.id),
    at: row.created_at.toISOString(),
    kind: row.kind as CoinEntry['kind'],
    amount: row.amount,
    coinsAfter: row.balance_after ?? 0,
    description: describeCoins(row, locale),
  }),
});
