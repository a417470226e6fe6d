import { isActive } from '../store/grant-rules.ts';
import { isOpen, placeIn, type RefundWindow } from './refund-window.ts';

/** An order as refunds look at it; of one receiver and server the later has the higher `seq`. */
export interface SpentOrder {
  readonly id: string;
  readonly seq: number;
  readonly mode: string;
  readonly grantId: string;
  /** The grant that it ended and counted in its price. */
  readonly replacedGrantId: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly at: Date;
  readonly refundedAt: Date | null;
  /** Whether the asker paid, and whether the asker got it. */
  readonly mine: boolean;
  readonly forMe: boolean;
}

/** A grant of the asker on that server. */
export interface SpentGrant {
  readonly id: string;
  readonly roleId: string;
  readonly state: string;
  readonly expiresAt: Date | null;
  readonly replacedAt: Date | null;
  /** Where each of its stretches begins, in the order they were bought. */
  readonly stretches: readonly Date[];
}

export type KeptReason =
  | 'before'
  | 'after'
  | 'gift'
  | 'refunded'
  | 'moved'
  | 'extended'
  | 'upgraded'
  | 'held_again'
  | 'free'
  | 'window_over';

/** A role whose end is another than before; `until` undefined is that it is not held any more, null that it is for ever. */
export interface RoleChange {
  readonly grantId: string;
  readonly roleId: string;
  readonly change: 'ends' | 'changes' | 'returns';
  readonly until: Date | null | undefined;
}

export interface RefundPlan {
  /** By order: why it does not come back. What is not here does. */
  readonly kept: ReadonlyMap<string, KeptReason>;
  /** What comes back, in the order in which it is to be undone: the last bought first. */
  readonly undone: readonly SpentOrder[];
  /** Minor units. */
  readonly amount: number;
  readonly changes: readonly RoleChange[];
}

interface Standing {
  readonly grant: SpentGrant;
  state: string;
  until: Date | null;
  stretches: Date[];
}

const isHeld = ({ state, until }: Pick<Standing, 'state' | 'until'>, now: Date): boolean =>
  state === 'active' && isActive({ expiresAt: until }, now);

const standingsOf = (grants: readonly SpentGrant[]): Map<string, Standing> =>
  new Map(
    grants.map((grant) => [
      grant.id,
      { grant, state: grant.state, until: grant.expiresAt, stretches: [...grant.stretches] },
    ]),
  );

const outside = (order: SpentOrder, window: RefundWindow, now: Date): KeptReason | null => {
  if (order.refundedAt !== null) return 'refunded';
  if (!order.forMe) return 'gift';
  const place = placeIn(window, order.at);
  if (place !== 'within') return place;
  return isOpen(window, now) ? null : 'window_over';
};

/** Lets a replaced grant hold again with the time that it had left when it was replaced. */
const giveBack = (standing: Standing, now: Date): void => {
  const lost = now.getTime() - (standing.grant.replacedAt ?? now).getTime();
  const later = (moment: Date): Date => new Date(moment.getTime() + lost);
  standing.state = 'active';
  standing.until = standing.until && later(standing.until);
  standing.stretches = standing.stretches.map(later);
};

/** Undoes one order in `standings`, or says why that cannot be: then nothing is changed. */
const undo = (
  order: SpentOrder,
  laterOnGrant: boolean,
  standings: Map<string, Standing>,
  now: Date,
): KeptReason | null => {
  const standing = standings.get(order.grantId);
  if (standing?.state === 'replaced') return 'upgraded';
  if (standing?.state !== 'active') return 'moved';
  if (laterOnGrant) return 'extended';
  if (order.mode === 'extend') {
    standing.until = standing.stretches.pop() ?? null;
    return null;
  }
  const replaced = order.replacedGrantId === null ? undefined : standings.get(order.replacedGrantId);
  if (order.replacedGrantId !== null) {
    if (replaced?.state !== 'replaced') return 'moved';
    const { roleId } = replaced.grant;
    const again = [...standings.values()].some((one) => one.grant.roleId === roleId && isHeld(one, now));
    if (again) return 'held_again';
  }
  standing.state = 'refunded';
  if (replaced) giveBack(replaced, now);
  return null;
};

/** The orders of which nothing comes back although they are within, the last bought first; undoes the others. */
const undoAll = (
  orders: readonly SpentOrder[],
  kept: Map<string, KeptReason>,
  grants: Map<string, Standing>,
  now: Date,
) => {
  const standing = new Set<string>();
  const undone: SpentOrder[] = [];
  for (const order of orders) {
    const reason = kept.get(order.id) ?? (order.mine ? undo(order, standing.has(order.grantId), grants, now) : 'gift');
    if (reason === null) undone.push(order);
    else {
      kept.set(order.id, reason);
      if (reason !== 'refunded') standing.add(order.grantId);
    }
  }
  return undone;
};

/** An order that cost nothing is undone only for the sake of one below it that did. */
const freeForNothing = (undone: readonly SpentOrder[]): Set<string> => {
  const paidBelow = new Set<string>();
  const free = new Set<string>();
  for (const order of undone.toReversed()) {
    const below =
      paidBelow.has(order.grantId) || (order.replacedGrantId !== null && paidBelow.has(order.replacedGrantId));
    if (order.amount > 0 || below) paidBelow.add(order.grantId);
    else free.add(order.id);
  }
  return free;
};

/** What changes of each role: a grant of it may end while an older one of the same role is held again. */
const changesOf = (standings: ReadonlyMap<string, Standing>, now: Date): RoleChange[] => {
  const all = [...standings.values()];
  return [...new Set(all.map(({ grant }) => grant.roleId))].flatMap((roleId): RoleChange[] => {
    const ofRole = all.filter(({ grant }) => grant.roleId === roleId);
    const before = ofRole.find(({ grant }) => isHeld({ state: grant.state, until: grant.expiresAt }, now));
    const after = ofRole.find((one) => isHeld(one, now));
    if (!after) return before ? [{ grantId: before.grant.id, roleId, change: 'ends', until: undefined }] : [];
    const { until } = after;
    const grantId = after.grant.id;
    if (!before) return [{ grantId, roleId, change: 'returns', until }];
    const same = until?.getTime() === before.grant.expiresAt?.getTime();
    return same ? [] : [{ grantId, roleId, change: 'changes', until }];
  });
};

/**
 * What a player can take back after a wipe (docs/product/money.md#refunds-after-wipes; docs/decisions/0125-refunds-after-wipes.md): one rule
 * for what the page shows and what is done.
 *
 * @param orders all on the asker's grants of that server, whoever paid, and what the asker gave to others there
 * @param now of the application, whose clock the ends of roles go by
 * @param open of the database, whose clock the window goes by
 */
export const planRefund = (
  window: RefundWindow,
  orders: readonly SpentOrder[],
  grants: readonly SpentGrant[],
  now: Date,
  open: Date,
): RefundPlan => {
  const latestFirst = orders.toSorted((left, right) => right.seq - left.seq);
  const kept = new Map<string, KeptReason>();
  for (const order of latestFirst) {
    const reason = outside(order, window, open);
    if (reason !== null) kept.set(order.id, reason);
  }
  const free = freeForNothing(undoAll(latestFirst, new Map(kept), standingsOf(grants), now));
  for (const id of free) kept.set(id, 'free');
  // Anew, with those left standing: what lies on them stands on its own.
  const standings = standingsOf(grants);
  const undone = undoAll(latestFirst, kept, standings, now);
  const amount = undone.reduce((sum, order) => sum + order.amount, 0);
  return { kept, undone, amount, changes: changesOf(standings, now) };
};
