import type { components } from '@hoshikraft/contract';
import { type Locale, subtractMoney } from '@hoshikraft/shared';
import type { BanRow } from '../../game/bans/bans-repository.ts';
import { localized } from '../../platform/database/localized.ts';
import type { Receiver } from '../../game/deliveries/delivery-draft.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { findPromoRefusal, type PromoFacts, reductionOfCode } from '../sales/promo-rules.ts';
import { currentPrices, type HeldGrant, type Plan, planPurchase } from './grant-rules.ts';
import { presentPrice } from './present-price.ts';
import { assertReceiver, recipientBanned } from './receiver.ts';
import type { CatalogRole } from './roles-repository.ts';

interface BuyerRequest {
  readonly buyerId: string;
  readonly order: Omit<components['schemas']['RoleOrder'], 'expectedPrice'>;
  /** Minor units; null for a preview. */
  readonly expectedPrice: number | null;
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
  /** The code that the buyer typed. */
  readonly promo: PromoFacts | null;
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
export const decidePurchase = (
  { order, expectedPrice, buyerId, locale }: BuyerRequest,
  facts: PurchaseFacts,
): Purchase => {
  const { roles, held, ban, hidden, promo, now } = facts;
  const role = roles.get(order.roleId);
  if (!role) throw new ApiError('not_found');
  const receiver = assertReceiver(facts.receiver, locale);
  const gift = receiver.id !== buyerId;
  if (gift && ban) throw recipientBanned(locale);
  const command = { role, period: order.period, mode: order.mode, gift, hidden };
  const refusal = promo && findPromoRefusal(promo, role, now);
  if (refusal !== null) throw new ApiError(refusal);
  const plan = planPurchase({ ...command, promo: promo && reductionOfCode(promo.code) }, held, now);
  if (plan.kind === 'refused') throw new ApiError(plan.reason);
  const replaced = plan.replaces && roles.get(plan.replaces.role.id);
  const before = currentPrices(role)[order.period] ?? plan.price.base;
  const mark = promo && { code: promo.code.code, amount: subtractMoney(before, plan.price.base) };
  const price = presentPrice(plan.price, replaced ? localized(replaced.name, locale) : null, locale, plan.sale, mark);
  if (order.replaces !== undefined && order.replaces !== (plan.replaces?.role.id ?? null)) {
    throw new ApiError('replaced_role_changed', { details: { price } });
  }
  if (expectedPrice !== null && plan.price.final !== expectedPrice)
    throw new ApiError('price_changed', { details: { price } });
  return { role, receiver, plan, price };
};
