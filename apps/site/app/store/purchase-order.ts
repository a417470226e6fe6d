import type { Schemas } from '@hoshikraft/api-client';

/** What is about to be bought, and for whom. */
export interface Order {
  role: Schemas['StoreRole'];
  period: Schemas['Period'];
  offer: Schemas['RoleOffer'];
  /** Nickname of the one it is given to; undefined for oneself. */
  recipient: string | undefined;
}

export const roleOrder = ({ role, period, offer, recipient }: Order): Schemas['RoleOrder'] => ({
  roleId: role.id,
  period,
  mode: offer.mode,
  expectedPrice: offer.price.final,
  ...(recipient !== undefined && { recipient }),
});

/** Kopecks that the balance lacks for the price; 0 where it is enough. */
export const missingFor = (price: number, balance: number): number => Math.max(0, price - balance);

/** What to top up, in kopecks: just what is missing, but no less than a top-up may be. */
export const topUpAmount = (missing: number, smallest: number | undefined): number => Math.max(missing, smallest ?? 0);
