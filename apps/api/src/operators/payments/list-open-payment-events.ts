import { selectOpenEvents } from '../../billing/payments/events-repository.ts';
import { defineList } from '../../platform/pagination/define-list.ts';
import { presentEvent } from './present-payment.ts';

/** Events of payments that need a person, the oldest first (docs/product/money.md#webhook). */
export const listOpenPaymentEvents = defineList('listOpenPaymentEvents', {
  rows: (_request, { app }) => selectOpenEvents(app.db),
  order: (_query) => [
    { by: 'received_at', kind: 'time' },
    { by: 'id', kind: 'uuid' },
  ],
  present: (row) => presentEvent(row),
});
