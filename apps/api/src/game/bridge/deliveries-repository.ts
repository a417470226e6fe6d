import type { components } from '@hoshikraft/contract';
import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

type Delivery = components['schemas']['Delivery'];

const LEASE_MS = 60 * SECOND_MS;
/** The database function `delivery_hopeless_from` has the same number. */
export const MAX_ATTEMPTS = 12;
/** Largest number of deliveries in one reply. */
const LEASE_BATCH = 50;
/** Largest number of deliveries given up in one step. */
const GIVE_UP_BATCH = 200;
/** Largest number of unrefunded deliveries read at once. */
const UNREFUNDED_BATCH = 200;

/** Delay before attempt number `count + 1`: 5 s, 10 s, 20 s … at most an hour (milliseconds). */
export function retryDelay(count: number): number {
  return Math.min(5 * SECOND_MS * 2 ** (count - 1), 60 * MINUTE_MS);
}

/** Condition of deliveries that are due and not expired. */
const due = (now: Date) => sql`next_attempt_at <= ${now} AND (status <> 'leased' OR lease_until <= ${now})
  AND attempt < ${MAX_ATTEMPTS} AND expires_at > ${now}`;

/**
 * Marks deliveries of one game server as dead that have expired or had their last attempt without an acknowledgement. A
 * bounded step: it skips locked rows, and skips the server while another process runs this for it.
 *
 * @returns whether there may be more to give up
 */
export async function giveUpHopeless(db: Db | Trx, serverId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE deliveries SET status = 'dead',
      code = CASE WHEN expires_at <= ${now} THEN 'expired' ELSE coalesce(code, 'unanswered') END
    WHERE id = ANY (ARRAY(SELECT hopeless_deliveries(${serverId}, ${now}, ${GIVE_UP_BATCH})))`.execute(db);
  return numAffectedRows >= GIVE_UP_BATCH;
}

interface LeasedRow {
  id: string;
  lease_id: string;
  attempt: number;
  action: string;
  login: string;
  args: unknown;
  expires_at: Date;
  seq: number;
  line: string;
}

/**
 * Leases due deliveries, at most 50, for 60 s each. One without an acknowledgement is due again after its lease, later each
 * time. Only heads of queues are read. `more`: more are due after these are acknowledged.
 */
export async function leaseDeliveries(
  db: Db | Trx,
  serverId: string,
  now: Date,
): Promise<{ deliveries: Delivery[]; more: boolean }> {
  const waits = sql.join(
    Array.from({ length: MAX_ATTEMPTS }, (_, tried) => Math.max(retryDelay(tried + 1), LEASE_MS) / SECOND_MS),
  );
  const { rows } = await sql<LeasedRow>`
    UPDATE deliveries SET status = 'leased', attempt = attempt + 1, lease_id = gen_random_uuid(),
      lease_until = ${new Date(now.getTime() + LEASE_MS)},
      next_attempt_at = ${now}::timestamptz + make_interval(secs => (ARRAY[${waits}]::integer[])[attempt + 1])
    WHERE id = ANY (ARRAY(
      SELECT id FROM deliveries WHERE server_id = ${serverId} AND head AND ${due(now)}
      ORDER BY next_attempt_at, seq LIMIT ${LEASE_BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING id, lease_id, attempt, action, login, args, expires_at, seq, line`.execute(db);
  rows.sort((left, right) => left.seq - right.seq);
  return { deliveries: rows.map(presentLeased), more: await areMoreWaiting(db, serverId, rows, now) };
}

function presentLeased({ id, lease_id, attempt, action, login, args, expires_at }: LeasedRow): Delivery {
  // The store writes action and args together in the contract's shape; tests check replies against it.
  return { id, leaseId: lease_id, attempt, action, login, args, expiresAt: expires_at.toISOString() } as Delivery;
}

/** Whether another head is due, or a delivery behind one of the leased ones. */
async function areMoreWaiting(
  db: Db | Trx,
  serverId: string,
  leased: readonly LeasedRow[],
  now: Date,
): Promise<boolean> {
  if (leased.length === 0) return false;
  const [lines, seqs] = [leased.map(({ line }) => line), leased.map(({ seq }) => seq)];
  const { rows } = await sql<{ more: boolean }>`
    SELECT (SELECT true FROM deliveries WHERE server_id = ${serverId} AND head AND ${due(now)}
        ORDER BY next_attempt_at, seq LIMIT 1) IS NOT NULL
      OR (SELECT count(*) FROM deliveries WHERE ${due(now)} AND id = ANY (ARRAY(
        SELECT delivery_behind(line, seq) FROM unnest(${lines}::text[], ${seqs}::bigint[]) AS leased (line, seq)))
        ) > 0 AS more`.execute(db);
  return rows[0]?.more === true;
}

/**
 * Some dead deliveries of unbans that are not refunded yet, with a `seq` above `after`. Dead deliveries of anything else wait
 * for an operator (docs/decisions/0063-delivery-queue.md).
 */
export async function listUnrefundedUnbans(db: Db, after: number): Promise<{ id: string; seq: number }[]> {
  const { rows } = await sql<{ id: string; seq: number }>`
    SELECT deliveries.id, deliveries.seq FROM deliveries JOIN unbans ON unbans.delivery_id = deliveries.id
    WHERE deliveries.status = 'dead' AND deliveries.action = 'ban.lift' AND deliveries.seq > ${after}
      AND unbans.refunded_at IS NULL
    ORDER BY deliveries.seq LIMIT ${UNREFUNDED_BATCH}`.execute(db);
  return rows;
}

/** Locks a delivery if it is dead; false otherwise. */
export async function lockIfDead(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the acknowledged deliveries of a game server. Returns them by id. */
export async function lockAcknowledged(trx: Trx, serverId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('deliveries')
    .select(['id', 'status', 'lease_id', 'attempt', 'deferrals'])
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('server_id', '=', serverId)
    // The same order as in `queueDeliveries`: another batch or a purchase cannot deadlock with this one.
    .orderBy(sql`line COLLATE "C"`)
    .orderBy('seq')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row as LeasedDelivery]));
}

export interface LeasedDelivery {
  status: string;
  lease_id: string | null;
  attempt: number;
  deferrals: number;
}

export interface Outcome {
  status: string;
  done_at?: Date;
  next_attempt_at?: Date;
  attempt?: number;
  deferrals?: number;
}

/** Updates a delivery with its outcome. */
export async function updateOutcome(trx: Trx, id: string, next: Outcome & { code: string | null }): Promise<void> {
  await trx.updateTable('deliveries').set(next).where('id', '=', id).execute();
}
