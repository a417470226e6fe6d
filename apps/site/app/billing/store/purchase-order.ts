import type { Schemas } from '@hoshikraft/api-client';

/** The role to buy and its recipient. */
export interface Order {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  offer: Schemas['RoleOffer'];
  /** Nickname of the recipient of a gift; undefined for the player's own purchase. */
  recipient: string | undefined;
}

export const roleOrder = ({ role, period, offer, recipient }: Order): Schemas['RoleOrder'] => ({
  roleId: role.id,
  period,
  mode: offer.mode,
  expectedPrice: offer.price.final,
  replaces: offer.replaces,
  ...(recipient !== undefined && { recipient }),
});

/** Amount missing from the balance, in kopecks; 0 if the balance is enough. */
export const missingAmount = (price: number, balance: number): number => Math.max(0, price - balance);

/** Amount to top up, in kopecks: the missing amount, but at least the smallest top-up. */
export const topUpAmount = (missing: number, smallest: number | undefined): number => Math.max(missing, smallest ?? 0);
