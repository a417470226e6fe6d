import { randomUUID } from 'node:crypto';
import { viewerOf } from '../../community/privacy/viewer.ts';
import { roleGrant, roleRevoke } from '../../game/deliveries/delivery-draft.ts';
import { presentDelivery } from '../../game/deliveries/present-delivery.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { chargePlayer } from '../ledger/charge-player.ts';
import { decidePurchase, type Purchase } from './decide-purchase.ts';
import { loadPurchase, insertPurchase } from './purchases-repository.ts';
import { queueGiftEmail } from './queue-gift-email.ts';
import { findTypedCode, loadPromo } from './promo-code.ts';
import { receiverName } from './receiver.ts';

/** Commands for the game server: take the replaced role away, give the new one. */
const roleDeliveries = ({ role, receiver, plan }: Purchase, grantId: string, orderId: string, now: Date) => {
  const target = { serverId: role.serverId, receiver };
  const given = roleGrant({ ...target, roleId: role.id, grantId, orderId }, plan.endsAt, now);
  const { replaces } = plan;
  const revoked = replaces ? [roleRevoke({ ...target, roleId: replaces.role.id, grantId: replaces.id }, now)] : [];
  return { given, all: [...revoked, given] };
};

/**
 * Buys, extends, stacks or gives a role: charge, grant, order and deliveries in one transaction, or none of them
 * (docs/product/store.md#buying; docs/decisions/0010-store-rules.md). A double click sends the same Idempotency-Key twice:
 * `withIdempotency` runs the function once and replays its reply to the second request. Rows are locked in one order: the
 * idempotency key, the receiver, the promo code, the buyer's account, the heads of delivery queues.
 */
export const buyRole = defineOperation('buyRole', async (request, { app, session, locale }) => {
  const buyerId = session.playerId;
  const codeId = await findTypedCode(app, buyerId, request.body.promoCode);
  return withIdempotency({ app, session }, request, async (trx) => {
    const { expectedPrice, ...order } = request.body;
    const now = app.clock.now();
    const receiver = receiverName(buyerId, order.recipient);
    const facts = await loadPurchase(trx, { roleId: order.roleId, buyer: viewerOf(session), receiver, now });
    const promo = await loadPromo(trx, codeId, buyerId);
    const purchase = decidePurchase({ buyerId, order, expectedPrice, locale }, { ...facts, promo });
    const { plan, price } = purchase;
    const orderId = randomUUID();
    const kind = purchase.receiver.id === buyerId ? 'purchase' : 'gift';
    const charge = { kind, reference: orderId, playerId: buyerId, amount: plan.price.final, at: now } as const;
    const balance = await chargePlayer(trx, charge);
    const grantId = plan.extends?.id ?? randomUUID();
    const deliveries = roleDeliveries(purchase, grantId, orderId, now);
    await insertPurchase(trx, {
      ...purchase,
      orderId,
      buyerId,
      order,
      grantId,
      codeId,
      deliveries: deliveries.all,
      now,
    });
    if (kind === 'gift') await queueGiftEmail(trx, app, { ...purchase, giver: session.login });
    // The new end of a hidden role would reveal its current end.
    const shownEnd = facts.hidden ? null : plan.endsAt;
    return {
      status: 200,
      body: {
        orderId,
        balance,
        price,
        grant: { id: grantId, expiresAt: shownEnd?.toISOString() ?? null, state: 'active' as const },
        delivery: presentDelivery({ id: deliveries.given.id, status: 'queued' }),
      },
    };
  });
});
