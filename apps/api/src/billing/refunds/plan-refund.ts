import { isActive } from '../store/grant-rules.ts';
import { isOpen, compareToWindow, type RefundWindow } from './refund-window.ts';

/** The data of an order that refunds need. Of one receiver and server, the later order has the higher `seq`. */
export interface SpentOrder {
  readonly id: string;
  readonly seq: number;
  readonly mode: string;
  readonly grantId: string;
  /** The grant that it replaced, whose value reduced its price. */
  readonly replacedGrantId: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly at: Date;
  readonly refundedAt: Date | null;
  /** The caller paid. */
  readonly paidByCaller: boolean;
  /** The caller received the role. */
  readonly receivedByCaller: boolean;
}

/** A grant of the caller on that server. */
export interface SpentGrant {
  readonly id: string;
  readonly roleId: string;
  readonly state: string;
  readonly expiresAt: Date | null;
  readonly replacedAt: Date | null;
  /** Start of each bought period, in order of purchase. */
  readonly periodStarts: readonly Date[];
}

/** Why an order is not refunded. */
export type ExclusionReason =
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

/** A role whose end changes. `until`: undefined where the player no longer has it, null where it is for ever. */
export interface RoleChange {
  readonly grantId: string;
  readonly roleId: string;
  readonly change: 'ends' | 'changes' | 'returns';
  readonly until: Date | null | undefined;
}

export interface RefundPlan {
  /** Reasons by order id; orders that are not here are refunded. */
  readonly excluded: ReadonlyMap<string, ExclusionReason>;
  /** The refunded orders in the order of undoing: the last bought first. */
  readonly undone: readonly SpentOrder[];
  /** Minor units. */
  readonly amount: number;
  readonly changes: readonly RoleChange[];
}

/** A grant while orders are undone one after another. */
interface GrantState {
  readonly grant: SpentGrant;
  state: string;
  until: Date | null;
  periodStarts: Date[];
}

const isHeld = ({ state, until }: Pick<GrantState, 'state' | 'until'>, now: Date): boolean =>
  state === 'active' && isActive({ expiresAt: until }, now);

const grantStates = (grants: readonly SpentGrant[]): Map<string, GrantState> =>
  new Map(
    grants.map((grant) => [
      grant.id,
      { grant, state: grant.state, until: grant.expiresAt, periodStarts: [...grant.periodStarts] },
    ]),
  );

const findExclusion = (order: SpentOrder, window: RefundWindow, now: Date): ExclusionReason | null => {
  if (order.refundedAt !== null) return 'refunded';
  if (!order.receivedByCaller) return 'gift';
  const place = compareToWindow(window, order.at);
  if (place !== 'within') return place;
  return isOpen(window, now) ? null : 'window_over';
};

/** Makes a replaced grant active again, with the time it had left when it was replaced. */
const restore = (state: GrantState, now: Date): void => {
  const pause = now.getTime() - (state.grant.replacedAt ?? now).getTime();
  const later = (moment: Date): Date => new Date(moment.getTime() + pause);
  state.state = 'active';
  state.until = state.until && later(state.until);
  state.periodStarts = state.periodStarts.map(later);
};

/** Undoes one order in `states`, or returns the reason why it cannot be undone and changes nothing. */
const undoOrder = (
  order: SpentOrder,
  laterOnGrant: boolean,
  states: Map<string, GrantState>,
  now: Date,
): ExclusionReason | null => {
  const state = states.get(order.grantId);
  if (state?.state === 'replaced') return 'upgraded';
  if (state?.state !== 'active') return 'moved';
  if (laterOnGrant) return 'extended';
  if (order.mode === 'extend') {
    state.until = state.periodStarts.pop() ?? null;
    return null;
  }
  const replaced = order.replacedGrantId === null ? undefined : states.get(order.replacedGrantId);
  if (order.replacedGrantId !== null) {
    if (replaced?.state !== 'replaced') return 'moved';
    const { roleId } = replaced.grant;
    const again = [...states.values()].some((one) => one.grant.roleId === roleId && isHeld(one, now));
    if (again) return 'held_again';
  }
  state.state = 'refunded';
  if (replaced) restore(replaced, now);
  return null;
};

/** Undoes the orders that can be undone, the last bought first, and adds the reasons of the others to `excluded`. */
const undoOrders = (
  orders: readonly SpentOrder[],
  excluded: Map<string, ExclusionReason>,
  grants: Map<string, GrantState>,
  now: Date,
) => {
  const remaining = new Set<string>();
  const undone: SpentOrder[] = [];
  for (const order of orders) {
    const reason =
      excluded.get(order.id) ??
      (order.paidByCaller ? undoOrder(order, remaining.has(order.grantId), grants, now) : 'gift');
    if (reason === null) undone.push(order);
    else {
      excluded.set(order.id, reason);
      if (reason !== 'refunded') remaining.add(order.grantId);
    }
  }
  return undone;
};

/** Ids of orders that cost nothing. Such an order is undone only to reach a paid order below it. */
const findFreeOrders = (undone: readonly SpentOrder[]): Set<string> => {
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

/** Changes by role: one grant of it may end while an older one of the same role becomes active again. */
const listChanges = (states: ReadonlyMap<string, GrantState>, now: Date): RoleChange[] => {
  const all = [...states.values()];
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
 * Plans the refund of a player after a wipe (docs/product/money.md#refunds-after-wipes; docs/decisions/0125-refunds-after-wipes.md). The
 * page and the refund use the same plan.
 *
 * @param orders all orders of the caller's grants on that server, and the caller's gifts to others there
 * @param now time of the application's clock, by which roles end
 * @param databaseTime time of the database's clock, by which the window opens and closes
 */
export const planRefund = (
  window: RefundWindow,
  orders: readonly SpentOrder[],
  grants: readonly SpentGrant[],
  now: Date,
  databaseTime: Date,
): RefundPlan => {
  const latestFirst = orders.toSorted((left, right) => right.seq - left.seq);
  const excluded = new Map<string, ExclusionReason>();
  for (const order of latestFirst) {
    const reason = findExclusion(order, window, databaseTime);
    if (reason !== null) excluded.set(order.id, reason);
  }
  const free = findFreeOrders(undoOrders(latestFirst, new Map(excluded), grantStates(grants), now));
  for (const id of free) excluded.set(id, 'free');
  // Second pass: free orders now remain, so the orders below them remain too.
  const states = grantStates(grants);
  const undone = undoOrders(latestFirst, excluded, states, now);
  const amount = undone.reduce((sum, order) => sum + order.amount, 0);
  return { excluded, undone, amount, changes: listChanges(states, now) };
};
