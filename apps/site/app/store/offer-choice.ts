import type { Schemas } from '@hoshikraft/api-client';

type Offer = Schemas['RoleOffer'];

/** What a purchase is to the player; an upgrade is a `buy` that ends a lower role. */
export type PurchaseKind = Offer['mode'] | 'upgrade';

const ORDER: readonly Offer['mode'][] = ['extend', 'buy', 'stack'];

export const kindOf = ({ mode, replaces }: Pick<Offer, 'mode' | 'replaces'>): PurchaseKind =>
  mode === 'buy' && replaces !== null ? 'upgrade' : mode;

/** Offers for one period, the one to put forward first: extending, then buying, then holding a second role. */
export const offersFor = (offers: readonly Offer[], period: Schemas['Period']): Offer[] =>
  ORDER.flatMap((mode) => offers.filter((offer) => offer.mode === mode && offer.period === period));
