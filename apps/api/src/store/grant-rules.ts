import { type Minor, minor, type Period, periodEnd, PERIODS } from '@hoshikraft/shared';
import { type BoughtPeriod, discounted, type ListPrices, type Price, remainingWorth } from './price.ts';

export const MODES = ['buy', 'extend', 'stack'] as const;
export type Mode = (typeof MODES)[number];

/** A role as the store sells it; a higher tier is a higher role of the same server. */
export interface SoldRole {
  readonly id: string;
  readonly tier: number;
  readonly prices: ListPrices;
}

/** A grant the receiver has on that server, with what it was bought as and what its role costs now. */
export interface HeldGrant {
  readonly id: string;
  readonly role: SoldRole;
  readonly expiresAt: Date | null;
  readonly periods: readonly BoughtPeriod[];
}

export interface Wish {
  readonly role: SoldRole;
  readonly period: Period;
  readonly mode: Mode;
  /** Paid by another player than the one who gets it. */
  readonly gift: boolean;
}

/** What a purchase would do: `extends` names the grant that grows, otherwise a new one is made. */
export interface Plan {
  readonly kind: 'plan';
  readonly price: Price;
  readonly extends: HeldGrant | null;
  readonly replaces: HeldGrant | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Why a wish cannot be met; the first five are names of the error registry. */
export type Refusal = 'role_active' | 'role_not_active' | 'role_forever' | 'nothing_to_stack' | 'not_found';

export type Verdict = Plan | { readonly kind: 'refused'; readonly reason: Refusal };

const refused = (reason: Refusal): Verdict => ({ kind: 'refused', reason });

/** Whether a grant holds at `now`; its last moment no longer counts. */
export const isActive = (grant: { readonly expiresAt: Date | null }, now: Date): boolean =>
  grant.expiresAt === null || grant.expiresAt > now;

const highestOf = (grants: readonly HeldGrant[]): HeldGrant | null =>
  grants.reduce<HeldGrant | null>((best, grant) => (best && best.role.tier > grant.role.tier ? best : grant), null);

const newGrant = (wish: Wish, base: Minor, replaces: HeldGrant | null, now: Date): Plan => ({
  kind: 'plan',
  price: discounted(base, replaces ? remainingWorth(replaces.periods, replaces.role.prices, now) : minor(0)),
  extends: null,
  replaces,
  startsAt: now,
  endsAt: periodEnd(now, wish.period),
});

const planBuy = (wish: Wish, base: Minor, active: readonly HeldGrant[], now: Date): Verdict => {
  const highest = highestOf(active);
  if (highest === null) return newGrant(wish, base, null, now);
  if (wish.gift || highest.role.tier >= wish.role.tier) return refused('role_active');
  return newGrant(wish, base, highest, now);
};

const planExtend = (wish: Wish, base: Minor, same: HeldGrant | undefined): Verdict => {
  if (!same) return refused('role_not_active');
  if (same.expiresAt === null) return refused('role_forever');
  return {
    kind: 'plan',
    price: discounted(base, minor(0)),
    extends: same,
    replaces: null,
    startsAt: same.expiresAt,
    endsAt: periodEnd(same.expiresAt, wish.period),
  };
};

/**
 * The one set of store rules (docs/decisions/0010-store-rules.md, docs/product/store.md#buying): what a wish costs and does, or
 * why it is refused. `held` are the receiver's grants on the server of the role, ended ones may be among them.
 */
export const planPurchase = (wish: Wish, held: readonly HeldGrant[], now: Date): Verdict => {
  const base = wish.role.prices[wish.period];
  if (base === undefined) return refused('not_found');
  const active = held.filter((grant) => isActive(grant, now));
  const same = active.find((grant) => grant.role.id === wish.role.id);
  if (wish.mode === 'extend') return planExtend(wish, base, same);
  if (same) return refused('role_active');
  if (wish.mode === 'buy') return planBuy(wish, base, active, now);
  return active.length === 0 ? refused('nothing_to_stack') : newGrant(wish, base, null, now);
};

export interface Offer extends Plan {
  readonly mode: Mode;
  readonly period: Period;
}

/** Everything that can be done with a role now, by the very rules a purchase is decided by. */
export const offersOf = (role: SoldRole, gift: boolean, held: readonly HeldGrant[], now: Date): Offer[] =>
  MODES.flatMap((mode) =>
    PERIODS.flatMap((period) => {
      const verdict = planPurchase({ role, period, mode, gift }, held, now);
      return verdict.kind === 'plan' ? [{ ...verdict, mode, period }] : [];
    }),
  );
