import type { Db } from '../../platform/database/types.ts';
import { planRefund, type RefundPlan, type SpentGrant, type SpentOrder } from './plan-refund.ts';
import { type RefundWindow, refundWindow } from './refund-window.ts';
import {
  listGifts,
  type GrantRow,
  listGrants,
  type MoveRow,
  listMoves,
  type OrderRow,
  listOrdersOfRoles,
  type UnbanRow,
  listUnbans,
  type WipeRow,
} from './refunds-repository.ts';

/** A wipe with a player's purchases on its server, and the refund they would get now. */
export interface WipeRefund {
  readonly wipe: WipeRow;
  readonly window: RefundWindow;
  readonly plan: RefundPlan;
  /** Orders that the player paid within the window or later, or earlier for a role they still have; the last first. */
  readonly orders: readonly OrderRow[];
  readonly unbans: readonly UnbanRow[];
  readonly moves: readonly MoveRow[];
  readonly grants: ReadonlyMap<string, GrantRow>;
}

interface Caller {
  readonly playerId: string;
  /** Time of the application's clock, by which roles end. */
  readonly now: Date;
  /** Time of the database's clock, by which refunds end. */
  readonly databaseTime: Date;
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
  paidByCaller: row.player_id === playerId,
  receivedByCaller: row.receiver_id === playerId,
});

const spentGrant = (row: GrantRow): SpentGrant => ({
  id: row.id,
  roleId: row.role_id,
  state: row.state,
  expiresAt: row.expires_at,
  replacedAt: row.replaced_at,
  periodStarts: row.period_starts,
});

interface Spent {
  readonly orders: readonly OrderRow[];
  readonly gifts: readonly OrderRow[];
  readonly grants: readonly GrantRow[];
  readonly unbans: readonly UnbanRow[];
  readonly moves: readonly MoveRow[];
}

const planWipeRefund = (wipe: WipeRow, spent: Spent, { playerId, now, databaseTime }: Caller): WipeRefund => {
  const isHere = ({ server_id }: { server_id: string | null }) => server_id === wipe.server_id;
  const window = refundWindow(wipe.at);
  const orders = [...spent.orders, ...spent.gifts].filter(isHere).sort((left, right) => right.seq - left.seq);
  const grants = spent.grants.filter(isHere);
  const plan = planRefund(
    window,
    orders.map((row) => spentOrder(row, playerId)),
    grants.map(spentGrant),
    now,
    databaseTime,
  );
  const isListed = ({ player_id, receiver_id, created_at, held_until }: OrderRow): boolean =>
    player_id === playerId && (created_at >= window.from || (receiver_id === playerId && held_until > now));
  return {
    wipe,
    window,
    plan,
    orders: orders.filter(isListed),
    unbans: spent.unbans.filter((row) => isHere(row) && row.created_at >= window.from),
    moves: spent.moves.filter((row) => isHere(row) && row.created_at >= window.from),
    grants: new Map(grants.map((row) => [row.id, row])),
  };
};

/** Plans the player's refunds of wipes. Lock the player's row first to carry one out. */
export const planWipeRefunds = async (db: Db, wipes: readonly WipeRow[], caller: Caller): Promise<WipeRefund[]> => {
  if (wipes.length === 0) return [];
  const { playerId } = caller;
  const servers = [...new Set(wipes.map(({ server_id }) => server_id))];
  const since = new Date(Math.min(...wipes.map(({ at }) => refundWindow(at).from.getTime())));
  const orders = await listOrdersOfRoles(db, playerId, servers);
  const gifts = await listGifts(db, playerId, servers, since);
  const grants = await listGrants(db, playerId, servers);
  const unbans = await listUnbans(db, playerId, servers, since);
  const moves = await listMoves(db, playerId, servers, since);
  return wipes.map((wipe) => planWipeRefund(wipe, { orders, gifts, grants, unbans, moves }, caller));
};
