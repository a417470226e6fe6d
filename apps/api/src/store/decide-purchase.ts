import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized } from '../database/localized.ts';
import type { Receiver } from '../deliveries/delivery-draft.ts';
import { ApiError } from '../errors/api-error.ts';
import type { PlayerName } from '../players/players-repository.ts';
import { type HeldGrant, type Plan, planPurchase } from './grant-rules.ts';
import { presentPrice } from './present-price.ts';
import { knownReceiver, recipientBanned } from './receiver.ts';
import type { CataloguedRole } from './roles-repository.ts';

/** A role that a player wants to buy. */
export interface Wish {
  readonly buyerId: string;
  readonly order: components['schemas']['RoleOrder'];
  readonly receiver: PlayerName;
  /** Of refusals and reasons. */
  readonly locale: Locale;
}

/** What one purchase is decided from. */
interface Told {
  readonly sold: ReadonlyMap<string, CataloguedRole>;
  readonly receiver: Receiver | undefined;
  readonly heldBy: (receiver: Receiver, role: CataloguedRole) => readonly HeldGrant[];
  /** Whether a ban keeps who is given a role from its server. */
  readonly isBannedFrom: (receiver: Receiver, role: CataloguedRole) => boolean;
  /** What the buyer has, minor units. */
  readonly balance: number;
  readonly now: Date;
}

/** A purchase that is decided on. */
export interface Decided {
  readonly role: CataloguedRole;
  readonly receiver: Receiver;
  readonly plan: Plan;
  /** As the buyer is shown it. */
  readonly price: components['schemas']['Price'];
}

/**
 * What a purchase does, and what it costs (product.md section 4; docs/decisions/0010-store-rules.md).
 *
 * @throws ApiError why nothing is sold
 */
export const decidePurchase = (
  { order, buyerId, locale }: Wish,
  { sold, receiver: known, heldBy, isBannedFrom, balance, now }: Told,
): Decided => {
  const role = sold.get(order.roleId);
  if (!role) throw new ApiError('not_found');
  const receiver = knownReceiver(known, locale);
  const wish = { role, period: order.period, mode: order.mode, gift: receiver.id !== buyerId };
  if (wish.gift && isBannedFrom(receiver, role)) throw recipientBanned(locale);
  const plan = planPurchase(wish, heldBy(receiver, role), now);
  if (plan.kind === 'refused') throw new ApiError(plan.reason);
  const replaced = plan.replaces && sold.get(plan.replaces.role.id);
  const price = presentPrice(plan.price, replaced ? localized(replaced.name, locale) : null, locale);
  if (plan.price.final !== order.expectedPrice) throw new ApiError('price_changed', { details: { price } });
  const missing = plan.price.final - balance;
  if (missing > 0) throw new ApiError('not_enough_money', { details: { missing } });
  return { role, receiver, plan, price };
};
