import type { components } from '@hoshikraft/contract';
import { defineList } from '../../platform/pagination/define-list.ts';
import { selectDebts } from './debts-repository.ts';

/** What players owe for top-ups that went back, by when they first owed anything (docs/product/money.md#refunds-of-top-ups). */
export const listDebts = defineList('listDebts', {
  rows: (_request, { app }) => selectDebts(app.db),
  order: (_query) => [{ by: 'id', kind: 'bigint' }],
  present: (row) => ({
    player: { id: row.player_id, login: row.login },
    amount: Number(row.amount),
    currency: 'RUB' as const,
    since: row.since.toISOString(),
    cause: row.cause as components['schemas']['ListedDebt']['cause'],
    paymentId: row.payment_id,
  }),
});
