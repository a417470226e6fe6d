import type { components } from '@hoshikraft/contract';
import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

type Delivery = components['schemas']['Delivery'];

const LEASE_MS = 60 * SECOND_MS;
/** Stands in `delivery_hopeless_from` of the database too. */
export const MOST_ATTEMPTS = 12;
const LEASED_AT_ONCE = 50;
/** Deliveries given up in one step at most. */
const GIVEN_UP_AT_ONCE = 200;
/** Deliveries to be paid back that are read at once. */
const OWED_AT_ONCE = 200;

/** Wait before try number `count + 1`: 5 s, 10 s, 20 s … at most an hour (milliseconds). */
export function waitAfter(count: number): number {
  return Math.min(5 * SECOND_MS * 2 ** (count - 1), 60 * MINUTE_MS);
}

/** What is due now and worth handing out. */
const due = (now: Date) => sql`next_attempt_at <= ${now} AND (status <> 'leased' OR lease_until <= ${now})
  AND attempt < ${MOST_ATTEMPTS} AND expires_at > ${now}`;

/**
 * Gives up what was tried for the last time without an answer, and what has no point any more, of one game server: a
 * bounded step, which passes by what others hold, and by all of it while somebody else gives up some of that server's.
 *
 * @returns whether there may be more to give up
 */
export async function giveUpHopeless(db: Db | Trx, serverId: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE deliveries SET status = 'dead',
      code = CASE WHEN expires_at <= ${now} THEN 'expired' ELSE coalesce(code, 'unanswered') END
    WHERE id = ANY (ARRAY(SELECT hopeless_deliveries(${serverId}, ${now}, ${GIVEN_UP_AT_ONCE})))`.execute(db);
  return numAffectedRows >= GIVEN_UP_AT_ONCE;
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
 * Hands out what is due, at most 50, each under a lease of 60 s; an unanswered one is due again after its lease, later
 * each time. Heads of lines only: the rest is not even read. `more` says whether more is due once these are answered.
 */
export async function leaseDeliveries(
  db: Db | Trx,
  serverId: string,
  now: Date,
): Promise<{ deliveries: Delivery[]; more: boolean }> {
  const waits = sql.join(
    Array.from({ length: MOST_ATTEMPTS }, (_, tried) => Math.max(waitAfter(tried + 1), LEASE_MS) / SECOND_MS),
  );
  const { rows } = await sql<LeasedRow>`
    UPDATE deliveries SET status = 'leased', attempt = attempt + 1, lease_id = gen_random_uuid(),
      lease_until = ${new Date(now.getTime() + LEASE_MS)},
      next_attempt_at = ${now}::timestamptz + make_interval(secs => (ARRAY[${waits}]::integer[])[attempt + 1])
    WHERE id = ANY (ARRAY(
      SELECT id FROM deliveries WHERE server_id = ${serverId} AND head AND ${due(now)}
      ORDER BY next_attempt_at, seq LIMIT ${LEASED_AT_ONCE} FOR UPDATE SKIP LOCKED))
    RETURNING id, lease_id, attempt, action, login, args, expires_at, seq, line`.execute(db);
  rows.sort((left, right) => left.seq - right.seq);
  return { deliveries: rows.map(present), more: await areMoreWaiting(db, serverId, rows, now) };
}

function present({ id, lease_id, attempt, action, login, args, expires_at }: LeasedRow): Delivery {
  // Action and args are written together, by the store, in the contract's own shape; replies are checked against it.
  return { id, leaseId: lease_id, attempt, action, login, args, expiresAt: expires_at.toISOString() } as Delivery;
}

/** Another head that is due, or the next in line behind one of these. */
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
 * Given up, paid for, and not paid back yet, though it is by itself: some of them, behind the one of that `seq`. What was paid
 * for anything but an unban waits for a person (docs/decisions/0063-delivery-queue.md).
 */
export async function owedDeliveries(db: Db, after: number): Promise<{ id: string; seq: number }[]> {
  const { rows } = await sql<{ id: string; seq: number }>`
    SELECT deliveries.id, deliveries.seq FROM deliveries JOIN unbans ON unbans.delivery_id = deliveries.id
    WHERE deliveries.status = 'dead' AND deliveries.action = 'ban.lift' AND deliveries.seq > ${after}
      AND unbans.refunded_at IS NULL
    ORDER BY deliveries.seq LIMIT ${OWED_AT_ONCE}`.execute(db);
  return rows;
}

/** Holds a delivery that is given up; false where it is not (any more). */
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

/** Some deliveries of a game server with what its answers are judged by, locked, by their id. */
export async function lockAnswered(trx: Trx, serverId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('deliveries')
    .select(['id', 'status', 'lease_id', 'attempt', 'deferrals'])
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .where('server_id', '=', serverId)
    // The order in which deliveries join their lines too: neither another batch nor a purchase waits for what this holds
    // while this waits for what it holds.
    .orderBy(sql`line COLLATE "C"`)
    .orderBy('seq')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row as AnswerableDelivery]));
}

export interface AnswerableDelivery {
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

/** Writes down what became of a delivery. */
export async function keepOutcome(trx: Trx, id: string, next: Outcome & { code: string | null }): Promise<void> {
  await trx.updateTable('deliveries').set(next).where('id', '=', id).execute();
}
