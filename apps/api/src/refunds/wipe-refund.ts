import type { Db } from '../database/types.ts';
import { planRefund, type RefundPlan, type SpentGrant, type SpentOrder } from './plan-refund.ts';
import { type RefundWindow, refundWindow } from './refund-window.ts';
import {
  giftsGiven,
  type GrantRow,
  grantsThere,
  type MoveRow,
  movesThere,
  type OrderRow,
  ordersOfRoles,
  type UnbanRow,
  unbansThere,
  type WipeRow,
} from './refunds-repository.ts';

/** A wipe as the player sees it: what was spent there, and what of it comes back now. */
export interface WipeRefund {
  readonly wipe: WipeRow;
  readonly window: RefundWindow;
  readonly plan: RefundPlan;
  /** What the player paid for within the window, since, or before and still holds; the last first. */
  readonly orders: readonly OrderRow[];
  readonly unbans: readonly UnbanRow[];
  readonly moves: readonly MoveRow[];
  readonly grants: ReadonlyMap<string, GrantRow>;
}

interface Asker {
  readonly playerId: string;
  /** Of the application, by which roles end. */
  readonly now: Date;
  /** Of the database, by which refunds do. */
  readonly open: Date;
}

const spentOrder = (row: OrderRow, playerId: string): SpentOrder => ({
  id: row.id,
  seq: row.seq,
  mode: row.mode,
  grantId: row.grant_id,
  replacedGrantId: row.replaced_grant_id,
  amount: row.price_final ?? 0,
  at: row.created_at,
  refundedAt: row.refunded_at,
  mine: row.player_id === playerId,
  forMe: row.receiver_id === playerId,
});

const spentGrant = (row: GrantRow): SpentGrant => ({
  id: row.id,
  roleId: row.role_id,
  state: row.state,
  expiresAt: row.expires_at,
  replacedAt: row.replaced_at,
  stretches: row.stretches,
});

interface Spent {
  readonly orders: readonly OrderRow[];
  readonly gifts: readonly OrderRow[];
  readonly grants: readonly GrantRow[];
  readonly unbans: readonly UnbanRow[];
  readonly moves: readonly MoveRow[];
}

const ofWipe = (wipe: WipeRow, spent: Spent, { playerId, now, open }: Asker): WipeRefund => {
  const isHere = ({ server_id }: { server_id: string | null }) => server_id === wipe.server_id;
  const window = refundWindow(wipe.at);
  const orders = [...spent.orders, ...spent.gifts].filter(isHere).sort((left, right) => right.seq - left.seq);
  const grants = spent.grants.filter(isHere);
  const plan = planRefund(
    window,
    orders.map((row) => spentOrder(row, playerId)),
    grants.map(spentGrant),
    now,
    open,
  );
  const concerns = ({ player_id, receiver_id, created_at, held_until }: OrderRow): boolean =>
    player_id === playerId && (created_at >= window.from || (receiver_id === playerId && held_until > now));
  return {
    wipe,
    window,
    plan,
    orders: orders.filter(concerns),
    unbans: spent.unbans.filter((row) => isHere(row) && row.created_at >= window.from),
    moves: spent.moves.filter((row) => isHere(row) && row.created_at >= window.from),
    grants: new Map(grants.map((row) => [row.id, row])),
  };
};

/** What stands with those wipes for the player. To act by it, hold the player's row first. */
export const wipeRefunds = async (db: Db, wipes: readonly WipeRow[], asker: Asker): Promise<WipeRefund[]> => {
  if (wipes.length === 0) return [];
  const { playerId } = asker;
  const servers = [...new Set(wipes.map(({ server_id }) => server_id))];
  const since = new Date(Math.min(...wipes.map(({ at }) => refundWindow(at).from.getTime())));
  const orders = await ordersOfRoles(db, playerId, servers);
  const gifts = await giftsGiven(db, playerId, servers, since);
  const grants = await grantsThere(db, playerId, servers);
  const unbans = await unbansThere(db, playerId, servers, since);
  const moves = await movesThere(db, playerId, servers, since);
  return wipes.map((wipe) => ofWipe(wipe, { orders, gifts, grants, unbans, moves }, asker));
};
