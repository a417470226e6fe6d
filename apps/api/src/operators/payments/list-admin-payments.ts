import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { selectPayments } from '../../billing/payments/payments-repository.ts';
import { listReversalsOf } from '../../billing/payments/reversals-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { presentPayment } from './present-payment.ts';

/** A moment `shift` after the beginning of a day (UTC). */
const momentOf = (day: string | undefined, shift: number): Date | undefined => {
  if (day === undefined) return undefined;
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) throw new ApiError('malformed_request');
  return new Date(start + shift);
};

/** Top-ups of all players, the newest first. */
export const listAdminPayments = defineList('listAdminPayments', {
  rows: ({ query: { from, to, asked, ...filter } }, { app }) =>
    selectPayments(app.db, {
      ...filter,
      from: momentOf(from, 0),
      before: momentOf(to, DAY_MS),
      askedBefore: asked === true ? new Date(app.clock.now().getTime() - HOUR_MS) : undefined,
    }),
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
