import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { readCursor, writeCursor } from '../paging/cursor.ts';
import { describeEntry } from './describe-entry.ts';
import { moneyEntries, type MoneyRow } from './history-repository.ts';

type MoneyEntry = components['schemas']['MoneyEntry'];

const isPlace = (keys: unknown[]): boolean => keys.length === 1 && Number.isSafeInteger(keys[0]);

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
  const before = cursor === undefined ? null : readCursor<readonly [number]>(cursor, isPlace)[0];
  const rows = await moneyEntries(app.db, session.playerId, before, limit);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    status: 200,
    body: {
      items: shown.map((row) => present(row, locale)),
      nextCursor: last === undefined ? null : writeCursor([last.id]),
    },
  };
});
