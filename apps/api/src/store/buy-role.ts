import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../http/define-operation.ts';
import { localized } from '../database/localized.ts';
import type { Trx } from '../database/types.ts';
import { type Receiver, roleGrant, roleRevoke } from '../deliveries/delivery-draft.ts';
import { presentDelivery } from '../deliveries/present-delivery.ts';
import { ApiError } from '../errors/api-error.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { chargePlayer } from '../ledger/charge-player.ts';
import { type HeldGrant, type Plan, planPurchase, type SoldRole } from './grant-rules.ts';
import { applyPlan, grantsOf } from './grants-repository.ts';
import { writeOrder } from './orders-repository.ts';
import { presentPrice } from './present-price.ts';
import { askForPurchase } from './purchases-repository.ts';
import { knownReceiver, receiverName } from './receiver.ts';
import { type CataloguedRole, rolesById } from './roles-repository.ts';

type Order = components['schemas']['RoleOrder'];

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
  readonly role: CataloguedRole;
  readonly now: Date;
}

/** Grant, order and deliveries of a purchase that is decided and paid for. */
const carryOut = async (trx: Trx, { order, orderId, plan, buyerId, receiver, role, now }: Decided) => {
  const { serverId } = role;
  const giftFrom = receiver.id === buyerId ? null : buyerId;
  const granted = { playerId: receiver.id, serverId, roleId: role.id, period: order.period, giftFrom };
  const grantId = await applyPlan(trx, plan, granted, now);
  const { replaces } = plan;
  const told = { serverId, receiver };
  const revoked = replaces ? [roleRevoke({ ...told, roleId: replaces.role.id, grantId: replaces.id }, now)] : [];
  const delivery = roleGrant({ ...told, roleId: role.id, grantId, orderId }, plan.endsAt, now);
  const row = {
    id: orderId,
    player_id: buyerId,
    receiver_id: receiver.id,
    role_id: role.id,
    period: order.period,
    mode: order.mode,
    price_base: plan.price.base,
    price_discount: plan.price.discount,
    grant_id: grantId,
    replaced_grant_id: replaces?.id ?? null,
    created_at: now,
  };
  await writeOrder(trx, row, [...revoked, delivery]);
  return { grantId, deliveryId: delivery.id };
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
    const buyerId = session.playerId;
    const named = receiverName(buyerId, order.recipient);
    const asked = { roleId: order.roleId, buyerId, receiver: named, now };
    const [roles, receivers, periods, accounts] = await askForPurchase(trx, asked);
    const sold = rolesById(roles);
    const role = sold.get(order.roleId);
    if (!role) throw new ApiError('not_found');
    const receiver = knownReceiver(receivers[0], locale);
    const held = grantsOf(periods, sold);
    const gift = receiver.id !== buyerId;
    const plan = decide(order, role, gift, held, now);
    const replaced = plan.replaces && sold.get(plan.replaces.role.id);
    const price = presentPrice(plan.price, replaced ? localized(replaced.name, locale) : null, locale);
    if (plan.price.final !== order.expectedPrice) throw new ApiError('price_changed', { details: { price } });
    const orderId = randomUUID();
    const kind = gift ? 'gift' : 'purchase';
    const charge = { kind, reference: orderId, playerId: buyerId, amount: plan.price.final, at: now } as const;
    const balance = await chargePlayer(trx, charge, accounts);
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
