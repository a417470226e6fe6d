import type { components } from '@hoshikraft/contract';
import { refundableOf } from '../../billing/payments/apply-reversal.ts';
import { selectPayments } from '../../billing/payments/payments-repository.ts';
import { listReversalsOf } from '../../billing/payments/reversals-repository.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { assertPlayer } from './players-repository.ts';

type AdminPayment = components['schemas']['AdminPayment'];

export const listAdminPlayerPayments = defineList('listAdminPlayerPayments', {
  find: ({ params }, { app }) => assertPlayer(app.db, params.playerId),
  rows: ({ params }, { app }) => selectPayments(app.db, params.playerId),
  order: (_query) => [
    { by: 'created_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  beside: (rows, _request, { app }) =>
    listReversalsOf(
      app.db,
      rows.map(({ id }) => id),
    ),
  present: (row, _context, reversals) => {
    const own = reversals.filter(({ payment_id }) => payment_id === row.id);
    return {
      id: row.id,
      at: row.created_at.toISOString(),
      method: row.method as AdminPayment['method'],
      amount: row.amount,
      bonus: row.bonus,
      currency: 'RUB' as const,
      state: row.status as AdminPayment['state'],
      refundable: row.status === 'succeeded' ? refundableOf(row, own) : 0,
      dispute: (own.findLast(({ kind }) => kind === 'dispute')?.state ?? null) as AdminPayment['dispute'],
    };
  },
});
