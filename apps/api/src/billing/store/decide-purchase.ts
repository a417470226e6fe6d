import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { BanRow } from '../../game/bans/bans-repository.ts';
import { localized } from '../../platform/database/localized.ts';
import type { Receiver } from '../../game/deliveries/delivery-draft.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type HeldGrant, type Plan, planPurchase } from './grant-rules.ts';
import { presentPrice } from './present-price.ts';
import { assertReceiver, recipientBanned } from './receiver.ts';
import type { CatalogRole } from './roles-repository.ts';

interface BuyerRequest {
  readonly buyerId: string;
  readonly order: components['schemas']['RoleOrder'];
  /** Language of error details and of the discount's reason. */
  readonly locale: Locale;
}

/** The data that a purchase is decided from. */
export interface PurchaseFacts {
  /** All roles of the role's server, by id. */
  readonly roles: ReadonlyMap<string, CatalogRole>;
  readonly receiver: Receiver | undefined;
  /** Grants of the receiver on that server. */
  readonly held: readonly HeldGrant[];
  /** The active ban of a gift's receiver on that server. */
  readonly ban: BanRow | undefined;
  /** The receiver of a gift hides their roles from the buyer. */
  readonly hidden: boolean;
  readonly now: Date;
}

/** An allowed purchase that is not paid yet. */
export interface Purchase {
  readonly role: CatalogRole;
  readonly receiver: Receiver;
  readonly plan: Plan;
  /** The price as shown to the buyer. */
  readonly price: components['schemas']['Price'];
}

/**
 * Decides what a purchase changes and what it costs (docs/product/store.md#buying; docs/decisions/0010-store-rules.md).
 *
 * @throws ApiError with the reason of a refusal
 */
export const decidePurchase = ({ order, buyerId, locale }: BuyerRequest, facts: PurchaseFacts): Purchase => {
  const { roles, held, ban, hidden, now } = facts;
  const role = roles.get(order.roleId);
  if (!role) throw new ApiError('not_found');
  const receiver = assertReceiver(facts.receiver, locale);
  const gift = receiver.id !== buyerId;
  if (gift && ban) throw recipientBanned(locale);
  const plan = planPurchase({ role, period: order.period, mode: order.mode, gift, hidden }, held, now);
  if (plan.kind === 'refused') throw new ApiError(plan.reason);
  const replaced = plan.replaces && roles.get(plan.replaces.role.id);
  const price = presentPrice(plan.price, replaced ? localized(replaced.name, locale) : null, locale, plan.sale);
  if (order.replaces !== undefined && order.replaces !== (plan.replaces?.role.id ?? null)) {
    throw new ApiError('replaced_role_changed', { details: { price } });
  }
  if (plan.price.final !== order.expectedPrice) throw new ApiError('price_changed', { details: { price } });
  return { role, receiver, plan, price };
};
