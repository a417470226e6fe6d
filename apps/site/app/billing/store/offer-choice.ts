import type { Schemas } from '@hoshikraft/api-client';

type Offer = Schemas['RoleOffer'];
type Role = Schemas['StoreRole'];

/** Kind of a purchase for the player; an upgrade is a `buy` that ends a lower role. */
export type PurchaseKind = Offer['mode'] | 'upgrade';

const ORDER: readonly Offer['mode'][] = ['extend', 'buy', 'stack'];

export const kindOf = ({ mode, replaces }: Pick<Offer, 'mode' | 'replaces'>): PurchaseKind =>
  mode === 'buy' && replaces !== null ? 'upgrade' : mode;

/** Offers for one period in order of preference: extending, then buying, then holding a second role. */
export const offersFor = (offers: readonly Offer[], period: Schemas['Period']): Offer[] =>
  ORDER.flatMap((mode) => offers.filter((offer) => offer.mode === mode && offer.period === period));

/** The highest role of the same server that the player holds and that includes this one; null if there is none. */
export const findHigherRole = (role: Role, roles: readonly Role[]): Role | null =>
  role.active === null
    ? roles.reduce<Role | null>(
        (best, other) => (other.active && other.tier > (best ?? role).tier ? other : best),
        null,
      )
    : null;

/** Offers to show: none for a role below one that the player holds, which would add nothing. */
export const usefulOffers = (role: Role, roles: readonly Role[], period: Schemas['Period']): Offer[] =>
  findHigherRole(role, roles) === null ? offersFor(role.offers, period) : [];

export const isSoldFor = ({ prices }: Role, period: Schemas['Period']): boolean =>
  prices.some((price) => price.period === period);

/** The role whose action stands out: the best choice, else the next above what the player holds, else what they hold. */
export const featuredRole = (roles: readonly Role[]): Role | undefined => {
  const shown = roles.filter((role) => findHigherRole(role, roles) === null);
  const open = shown.filter(({ active }) => active === null);
  return open.find(({ bestChoice }) => bestChoice) ?? open[0] ?? shown[0];
};
