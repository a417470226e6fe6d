import type { Schemas } from '@hoshikraft/api-client';
import { offersFor } from './offer-choice.ts';

/** The role to buy and its recipient. */
export interface Order {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  offer: Schemas['RoleOffer'];
  /** Nickname of the recipient of a gift; undefined for the player's own purchase. */
  recipient: string | undefined;
  /** The promo code that the player typed, and the price with it. */
  promo?: { code: string; price: Schemas['Price'] } | undefined;
}

/** What is paid: with the promo code if there is one. */
export const orderPrice = ({ offer, promo }: Order): Schemas['Price'] => promo?.price ?? offer.price;

/** The order for another period, of the same mode where it is offered, without the promo code; null if the role is not offered for it. */
export const withOrderPeriod = (order: Order, period: Order['period']): Order | null => {
  const offers = offersFor(order.role.offers, period);
  const offer = offers.find(({ mode }) => mode === order.offer.mode) ?? offers[0];
  return offer === undefined ? null : { ...order, period, offer, promo: undefined };
};

export const roleOrder = (order: Order): Schemas['RoleOrder'] => {
  const { role, period, offer, recipient, promo } = order;
  return {
    roleId: role.id,
    period,
    mode: offer.mode,
    expectedPrice: orderPrice(order).final,
    replaces: offer.replaces,
    ...(recipient !== undefined && { recipient }),
    ...(promo && { promoCode: promo.code }),
  };
};

/** Amount missing from the balance, in kopecks; 0 if the balance is enough. */
export const missingAmount = (price: number, balance: number): number => Math.max(0, price - balance);

/** Amount to top up, in kopecks: the missing amount, but at least the smallest top-up. */
export const topUpAmount = (missing: number, smallest: number | undefined): number => Math.max(missing, smallest ?? 0);
