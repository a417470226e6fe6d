import type { components } from '@hoshikraft/contract';
import { applyEvent, lockPaymentOf } from '../../billing/payments/apply-event.ts';
import { findEvent, saveNeed } from '../../billing/payments/events-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { lockOpenEvent, recordEventAct } from './change-event.ts';

/** Reads a stored event again, as the webhook does: payment first, then the event, and nothing is applied twice. */
export const readPaymentEventAgain = defineOperation('readPaymentEventAgain', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { eventId } = request.params;
    const stored = await findEvent(trx, eventId, false);
    if (stored === undefined) throw new ApiError('not_found');
    // The binder validated it when it arrived.
    const event = stored.body as components['schemas']['PaymentEvent'];
    const payment = await lockPaymentOf(trx, event);
    const open = await lockOpenEvent(trx, eventId);
    const needs = await applyEvent(trx, payment, event, context.app.clock.now());
    await saveNeed(trx, event, { paymentId: payment?.id ?? null, needs, isNew: false });
    const about = { ...open, player_id: payment?.player_id ?? null };
    const { reason } = request.body;
    return { status: 200, body: await recordEventAct(trx, context, about, { after: needs ?? 'applied', reason }) };
  }),
);
