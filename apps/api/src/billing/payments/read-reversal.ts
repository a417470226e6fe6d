import type { components } from '@hoshikraft/contract';
import { isUuid } from '../../platform/database/is-uuid.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];

/** A refund or a dispute of a payment, as its provider reports it. */
export interface Reversal {
  readonly paymentId: string;
  readonly kind: 'refund' | 'dispute';
  /** The provider's id of the refund or dispute. */
  readonly reference: string;
  readonly state: 'done' | 'open' | 'lost' | 'won';
  /** Minor units of the payment, without the bonus. */
  readonly amount: number;
}

const TYPES: Readonly<Record<string, Pick<Reversal, 'kind' | 'state'> & { readonly id: string }>> = {
  'payment.refunded': { kind: 'refund', state: 'done', id: 'refundId' },
  'dispute.opened': { kind: 'dispute', state: 'open', id: 'disputeId' },
  'dispute.lost': { kind: 'dispute', state: 'lost', id: 'disputeId' },
  'dispute.won': { kind: 'dispute', state: 'won', id: 'disputeId' },
};

/** Whether an event of this type reports a refund or a dispute. */
export const isReversalType = (type: string): boolean => Object.hasOwn(TYPES, type);

const MAX_REFERENCE = 1000;

/** Reads a refund or dispute from an event of the reseller; null for another event, and for one that lacks what it needs. */
export const readReversal = (event: PaymentEvent): Reversal | null => {
  const type = TYPES[event.type];
  if (type === undefined) return null;
  const { orderId, amount, currency, [type.id]: reference } = event as Record<string, unknown>;
  const isComplete =
    typeof orderId === 'string' &&
    isUuid(orderId) &&
    typeof reference === 'string' &&
    reference.length > 0 &&
    reference.length <= MAX_REFERENCE &&
    Number.isSafeInteger(amount) &&
    Number(amount) > 0 &&
    currency === 'RUB';
  if (!isComplete) return null;
  return { paymentId: orderId, kind: type.kind, state: type.state, reference, amount: Number(amount) };
};
