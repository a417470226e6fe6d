import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { localized } from '../database/localized.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { enqueueRoleGrant, enqueueRoleRevoke, presentDelivery } from './deliveries.ts';
import { type HeldGrant, type Plan, planPurchase, type SoldRole } from './grant-rules.ts';
import { applyPlan, heldGrants } from './grants-repository.ts';
import { payForOrder } from './pay-for-order.ts';
import { presentPrice } from './present-price.ts';
import { findReceiver, type Receiver } from './receiver.ts';
import { findRole, soldRolesOf } from './roles-repository.ts';

type Order = components['schemas']['RoleOrder'];
type FoundRole = NonNullable<Awaited<ReturnType<typeof findRole>>>;

const decide = (order: Order, role: SoldRole, gift: boolean, held: readonly HeldGrant[], now: Date): Plan => {
  const verdict = planPurchase({ role, period: order.period, mode: order.mode, gift }, held, now);
  if (verdict.kind === 'refused') throw new ApiError(verdict.reason);
  return verdict;
};

interface Decided {
  readonly order: Order;
  readonly orderId: string;
  readonly plan: Plan;
  readonly buyerId: string;
  readonly receiver: Receiver;
  readonly role: FoundRole;
  readonly now: Date;
}

/** Grant, order and deliveries of a purchase that is decided and paid for. */
const carryOut = async (trx: Trx, { order, orderId, plan, buyerId, receiver, role, now }: Decided) => {
  const serverId = role.server_id;
  const giftFrom = receiver.id === buyerId ? null : buyerId;
  const granted = { playerId: receiver.id, serverId, roleId: role.id, period: order.period, giftFrom };
  const grantId = await applyPlan(trx, plan, granted, now);
  await trx
    .insertInto('orders')
    .values({
      id: orderId,
      player_id: buyerId,
      receiver_id: receiver.id,
      role_id: role.id,
      period: order.period,
      mode: order.mode,
      price_base: plan.price.base,
      price_discount: plan.price.discount,
      grant_id: grantId,
      replaced_grant_id: plan.replaces?.id ?? null,
      created_at: now,
    })
    .execute();
  if (plan.replaces) {
    const replaced = { serverId, receiver, roleId: plan.replaces.role.id, grantId: plan.replaces.id };
    await enqueueRoleRevoke(trx, replaced, now);
  }
  const deliveryId = await enqueueRoleGrant(trx, { serverId, receiver, roleId: role.id, grantId }, plan.endsAt, now);
  return { grantId, deliveryId };
};

/**
 * Buys, extends, stacks or gives a role: charge, grant, order and deliveries in one transaction, or none of them
 * (product.md section 4; docs/decisions/0010-store-rules.md).
 */
export const buyRole = defineOperation('buyRole', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const order = request.body;
    const now = app.clock.now();
    const role = await findRole(trx, order.roleId);
    if (!role) throw new ApiError('not_found');
    const buyerId = session.playerId;
    const receiver = await findReceiver(trx, { buyerId, recipient: order.recipient, locale, lock: true });
    const sold = await soldRolesOf(trx, role.server_id);
    const held = await heldGrants(trx, receiver.id, role.server_id, sold, now);
    const terms = sold.get(role.id);
    if (!terms) throw new ApiError('not_found');
    const gift = receiver.id !== buyerId;
    const plan = decide(order, terms, gift, held, now);
    const replaced = plan.replaces && (await findRole(trx, plan.replaces.role.id));
    const price = presentPrice(plan.price, replaced ? localized(replaced.name, locale) : null, locale);
    if (plan.price.final !== order.expectedPrice) throw new ApiError('price_changed', { details: { price } });
    const orderId = randomUUID();
    const balance = await payForOrder(trx, { orderId, buyerId, amount: plan.price.final, gift, at: now });
    const decided = { order, orderId, plan, buyerId, receiver, role, now };
    const { grantId, deliveryId } = await carryOut(trx, decided);
    return {
      status: 200,
      body: {
        orderId,
        balance,
        price,
        grant: { id: grantId, expiresAt: plan.endsAt?.toISOString() ?? null, state: 'active' as const },
        delivery: presentDelivery({ id: deliveryId, status: 'queued' }),
      },
    };
  }),
);
