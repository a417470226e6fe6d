import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { cutPage, readNumberCursor } from '../paging/cursor.ts';
import { describeEntry } from './describe-entry.ts';
import { moneyEntries, type MoneyRow } from './history-repository.ts';

type MoneyEntry = components['schemas']['MoneyEntry'];

const present = (row: MoneyRow, locale: Locale): MoneyEntry => ({
  id: String(row.id),
  at: row.created_at.toISOString(),
  kind: row.kind as MoneyEntry['kind'],
  amount: row.amount,
  balanceAfter: row.balance_after ?? 0,
  currency: 'RUB',
  description: describeEntry(row, locale),
});

/** A player's money, newest first, read from the ledger itself (decisions.md section 5). */
export const listMoneyHistory = defineOperation('listMoneyHistory', async ({ query }, { app, session, locale }) => {
  const { limit = 25, cursor } = query;
  const before = cursor === undefined ? null : readNumberCursor(cursor, Number.MAX_SAFE_INTEGER);
  const rows = await moneyEntries(app.db, session.playerId, before, limit);
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.id]);
  return { status: 200, body: { items: page.map((row) => present(row, locale)), nextCursor } };
});
