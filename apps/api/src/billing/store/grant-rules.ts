import { type Minor, minor, type Period, periodEnd, PERIODS } from '@hoshikraft/shared';
import { type BoughtPeriod, discounted, type ListPrices, type Price, remainingValue } from './price.ts';
import { type Reduction, type SalePrice, reducedTo } from '../sales/sale-rules.ts';

export const MODES = ['buy', 'extend', 'stack'] as const;
export type Mode = (typeof MODES)[number];

/** A role as the store sells it; a higher tier is a higher role of the same server. */
export interface SoldRole {
  readonly id: string;
  readonly tier: number;
  readonly prices: ListPrices;
  /** Prices of the periods that are on sale now. */
  readonly sales?: Readonly<Partial<Record<Period, SalePrice>>>;
}

/** Prices of a role now: on sale where it is, else list prices. Minor units. */
export const currentPrices = ({ prices, sales = {} }: SoldRole): ListPrices => ({
  ...prices,
  ...Object.fromEntries(Object.entries(sales).map(([period, { amount }]) => [period, amount])),
});

/** A grant that the receiver has on that server, with its bought periods and its role's current prices. */
export interface HeldGrant {
  readonly id: string;
  readonly role: SoldRole;
  readonly expiresAt: Date | null;
  readonly periods: readonly BoughtPeriod[];
}

export interface PurchaseCommand {
  readonly role: SoldRole;
  readonly period: Period;
  readonly mode: Mode;
  /** The buyer pays for another player. */
  readonly gift: boolean;
  /** What a promo code takes off. */
  readonly promo?: Reduction | null;
  /** The receiver of a gift hides their roles from the buyer: neither offers nor refusals may depend on them. */
  readonly hidden?: boolean;
}

/** What a purchase would do: extend the grant in `extends`, else create a new one. */
export interface Plan {
  readonly kind: 'plan';
  readonly price: Price;
  /** The sale that lowered the base of the price. */
  readonly sale: SalePrice | null;
  readonly extends: HeldGrant | null;
  readonly replaces: HeldGrant | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Why a purchase is refused: names of the error registry. */
export type Refusal =
  | 'role_active'
  | 'role_not_active'
  | 'role_forever'
  | 'nothing_to_stack'
  | 'gift_refused'
  | 'not_found';

export type PurchaseDecision = Plan | { readonly kind: 'refused'; readonly reason: Refusal };

const refused = (reason: Refusal): PurchaseDecision => ({ kind: 'refused', reason });

/** Whether a grant is active at `now`; at `expiresAt` itself it no longer is. */
export const isActive = (grant: { readonly expiresAt: Date | null }, now: Date): boolean =>
  grant.expiresAt === null || grant.expiresAt > now;

const findHighest = (grants: readonly HeldGrant[]): HeldGrant | null =>
  grants.reduce<HeldGrant | null>((best, grant) => (best && best.role.tier > grant.role.tier ? best : grant), null);

const saleOf = ({ role, period }: PurchaseCommand): SalePrice | null => role.sales?.[period] ?? null;

const newGrant = (command: PurchaseCommand, base: Minor, replaces: HeldGrant | null, now: Date): Plan => ({
  kind: 'plan',
  price: discounted(base, replaces ? remainingValue(replaces.periods, replaces.role.prices, now) : minor(0)),
  sale: saleOf(command),
  extends: null,
  replaces,
  startsAt: now,
  endsAt: periodEnd(now, command.period),
});

const planBuy = (command: PurchaseCommand, base: Minor, active: readonly HeldGrant[], now: Date): PurchaseDecision => {
  const highest = findHighest(active);
  if (highest === null) return newGrant(command, base, null, now);
  if (command.gift || highest.role.tier >= command.role.tier) return refused('role_active');
  return newGrant(command, base, highest, now);
};

const planExtend = (command: PurchaseCommand, base: Minor, same: HeldGrant | undefined): PurchaseDecision => {
  if (!same) return refused('role_not_active');
  if (same.expiresAt === null) return refused('role_forever');
  return {
    kind: 'plan',
    price: discounted(base, minor(0)),
    sale: saleOf(command),
    extends: same,
    replaces: null,
    startsAt: same.expiresAt,
    endsAt: periodEnd(same.expiresAt, command.period),
  };
};

/**
 * A gift to a player who hides their roles: a `buy` extends the same role, and is held beside any other. Only a role that
 * they have for ever cannot be given, and the refusal does not say so.
 */
const planHiddenGift = (command: PurchaseCommand, base: Minor, same: HeldGrant | undefined, now: Date) => {
  if (command.mode !== 'buy' || same?.expiresAt === null) return refused('gift_refused');
  return same ? planExtend(command, base, same) : newGrant(command, base, null, now);
};

/**
 * The only store rules (docs/decisions/0010-store-rules.md, docs/product/store.md#buying): what a purchase costs and does, or
 * why it is refused. `held` are the receiver's grants on the role's server, and may include ended ones.
 */
export const planPurchase = (command: PurchaseCommand, held: readonly HeldGrant[], now: Date): PurchaseDecision => {
  const list = command.role.prices[command.period];
  const price = currentPrices(command.role)[command.period];
  if (list === undefined || price === undefined) return refused('not_found');
  const base = command.promo ? reducedTo(list, price, command.promo) : price;
  const active = held.filter((grant) => isActive(grant, now));
  const same = active.find((grant) => grant.role.id === command.role.id);
  if (command.gift && command.hidden === true) return planHiddenGift(command, base, same, now);
  if (command.mode === 'extend') return planExtend(command, base, same);
  if (same) return refused('role_active');
  if (command.mode === 'buy') return planBuy(command, base, active, now);
  return active.length === 0 ? refused('nothing_to_stack') : newGrant(command, base, null, now);
};

export interface Offer extends Plan {
  readonly mode: Mode;
  readonly period: Period;
}

/** Everything that can be bought of a role now, by the same rules as a purchase. */
export const listOffers = (
  role: SoldRole,
  { gift, hidden = false }: Pick<PurchaseCommand, 'gift' | 'hidden'>,
  held: readonly HeldGrant[],
  now: Date,
): Offer[] =>
  MODES.flatMap((mode) =>
    PERIODS.flatMap((period) => {
      const decision = planPurchase({ role, period, mode, gift, hidden }, hidden ? [] : held, now);
      return decision.kind === 'plan' ? [{ ...decision, mode, period }] : [];
    }),
  );
