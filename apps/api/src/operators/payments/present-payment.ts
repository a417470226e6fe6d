import type { components } from '@hoshikraft/contract';
import { refundableOf } from '../../billing/payments/apply-reversal.ts';
import type { EventRow } from '../../billing/payments/events-repository.ts';
import type { PaymentRow } from '../../billing/payments/payments-repository.ts';
import type { ReversalRow } from '../../billing/payments/reversals-repository.ts';

type Schemas = components['schemas'];

/** A payment; `reversals` may be those of other payments as well. */
export const presentPayment = (row: PaymentRow, reversals: readonly ReversalRow[]): Schemas['AdminPayment'] => {
  const own = reversals.filter(({ payment_id }) => payment_id === row.id);
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    player: { id: row.player_id, login: row.login },
    method: row.method as Schemas['PaymentMethod'],
    amount: row.amount,
    bonus: row.bonus,
    currency: 'RUB',
    state: row.status as Schemas['PaymentState'],
    refundable: row.status === 'succeeded' ? refundableOf(row, own) : 0,
    dispute: (own.findLast(({ kind }) => kind === 'dispute')?.state ?? null) as Schemas['AdminPayment']['dispute'],
  };
};

export const presentReversal = (row: ReversalRow): Schemas['PaymentReversal'] => ({
  id: row.id,
  at: row.created_at.toISOString(),
  kind: row.kind as Schemas['PaymentReversal']['kind'],
  reference: row.reference,
  state: row.state as Schemas['PaymentReversal']['state'],
  amount: row.amount,
  taken: row.restored_at === null ? (row.taken ?? 0) + (row.taken_bonus ?? 0) : 0,
});

export const presentEvent = (row: EventRow): Schemas['StoredPaymentEvent'] => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  at: row.received_at.toISOString(),
  paymentId: row.payment_id,
  body: row.body,
  needs: row.needs as Schemas['EventNeed'] | null,
  handledAt: row.handled_at?.toISOString() ?? null,
});
