import { selectPayments } from '../../billing/payments/payments-repository.ts';
import { listReversalsOf } from '../../billing/payments/reversals-repository.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { assertPlayer } from './players-repository.ts';

export const listAdminPlayerPayments = defineList('listAdminPlayerPayments', {
  find: ({ params }, { app }) => assertPlayer(app.db, params.playerId),
  rows: ({ params }, { app }) => selectPayments(app.db, { playerId: params.playerId }),
  order: (_query) => [
    { by: 'created_at', kind: 'time', descending: true },
    { by: 'id', kind: 'uuid', descending: true },
  ],
  beside: (rows, _request, { app }) =>
    listReversalsOf(
      app.db,
      rows.map(({ id }) => id),
    ),
  present: (row, _context, reversals) => presentPayment(row, reversals),
});
