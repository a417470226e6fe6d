import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { BanRow } from '../bans/bans-repository.ts';
import { localized } from '../database/localized.ts';
import type { Receiver } from '../deliveries/delivery-draft.ts';
import { ApiError } from '../errors/api-error.ts';
import { type HeldGrant, type Plan, planPurchase } from './grant-rules.ts';
import { presentPrice } from './present-price.ts';
import { knownReceiver, recipientBanned } from './receiver.ts';
import type { CataloguedRole } from './roles-repository.ts';

interface Command {
  readonly buyerId: string;
  readonly order: components['schemas']['RoleOrder'];
  /** Of refusals and reasons. */
  readonly locale: Locale;
}

/** What one purchase is decided from. */
export interface PurchaseFacts {
  /** Roles of the server that the role is of, itself among them, by id. */
  readonly roles: ReadonlyMap<string, CataloguedRole>;
  readonly receiver: Receiver | undefined;
  /** Grants of the receiver on that server. */
  readonly held: readonly HeldGrant[];
  /** The ban that keeps the receiver of a gift from that server. */
  readonly ban: BanRow | undefined;
  readonly now: Date;
}

/** A purchase that is allowed; its price is still to be paid. */
export interface Purchase {
  readonly role: CataloguedRole;
  readonly receiver: Receiver;
  readonly plan: Plan;
  /** As the buyer is shown it. */
  readonly price: components['schemas']['Price'];
}

/**
 * What a purchase does, and what it costs (docs/product/store.md#buying; docs/decisions/0010-store-rules.md).
 *
 * @throws ApiError why nothing is sold
 */
export const decidePurchase = ({ order, buyerId, locale }: Command, facts: PurchaseFacts): Purchase => {
  const { roles, held, ban, now } = facts;
  const role = roles.get(order.roleId);
  if (!role) throw new ApiError('not_found');
  const receiver = knownReceiver(facts.receiver, locale);
  const gift = receiver.id !== buyerId;
  if (gift && ban) throw recipientBanned(locale);
  const plan = planPurchase({ role, period: order.period, mode: order.mode, gift }, held, now);
  if (plan.kind === 'refused') throw new ApiError(plan.reason);
  const replaced = plan.replaces && roles.get(plan.replaces.role.id);
  const price = presentPrice(plan.price, replaced ? localized(replaced.name, locale) : null, locale);
  if (plan.price.final !== order.expectedPrice) throw new ApiError('price_changed', { details: { price } });
  return { role, receiver, plan, price };
};
