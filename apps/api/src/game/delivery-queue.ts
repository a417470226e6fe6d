import type { components } from '@hoshikraft/contract';
import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { refundDeadUnbans } from '../bans/refund-dead-unbans.ts';
import type { Db, Trx } from '../database/types.ts';

type Delivery = components['schemas']['Delivery'];

const LEASE_MS = 60 * SECOND_MS;
export const MOST_ATTEMPTS = 12;
const LEASED_AT_ONCE = 50;

/** Wait before try number `count + 1`: 5 s, 10 s, 20 s … at most an hour (milliseconds). */
export function waitAfter(count: number): number {
  return Math.min(5 * SECOND_MS * 2 ** (count - 1), 60 * MINUTE_MS);
}

/**
 * Whether two deliveries are about the same thing of the same player: one role, given or taken away, or one ban. Those
 * are carried out in order: an old end must not replace a newer one.
 */
export const sameMatter = (one: string, other: string) => {
  const matter = (table: string) => {
    const [action, args] = [sql.ref(`${table}.action`), sql.ref(`${table}.args`)];
    return sql`(split_part(${action}, '.', 1), coalesce(${args} ->> 'roleId', ${args} ->> 'banId'))`;
  };
  const [server, player] = [sql.ref(`${one}.server_id`), sql.ref(`${one}.player_id`)];
  return sql<boolean>`${server} = ${sql.ref(`${other}.server_id`)} AND ${player} = ${sql.ref(`${other}.player_id`)}
    AND ${matter(one)} = ${matter(other)}`;
};

const earlierOpen = sql`SELECT 1 FROM deliveries AS earlier
  WHERE earlier.seq < waiting.seq AND earlier.status IN ('queued', 'leased', 'failed')
    AND ${sameMatter('earlier', 'waiting')}`;

interface LeasedRow {
  id: string;
  lease_id: string;
  attempt: number;
  action: string;
  login: string;
  args: unknown;
  expires_at: Date;
  seq: number;
}

/**
 * The statement that gives up what has no more point, of one game server or (null) of all. Two texts, and the last try
 * written out: PostgreSQL plans a statement once, and a filter that may be none finds no index (migration 0037).
 */
export const giveUpHopeless = (serverId: string | null, now: Date) => sql<{ id: string }>`
  UPDATE deliveries SET status = 'dead',
    code = CASE WHEN expires_at <= ${now} THEN 'expired' ELSE coalesce(code, 'unanswered') END
  WHERE ${serverId === null ? sql`true` : sql`server_id = ${serverId}`}
    AND status IN ('queued', 'leased', 'failed')
    AND (status <> 'leased' OR lease_until <= ${now})
    AND (expires_at <= ${now} OR attempt >= ${sql.lit(MOST_ATTEMPTS)})
  RETURNING id`;

/**
 * Gives up what was tried for the last time without an answer, and what has no point any more. Money paid for it goes back
 * where it goes back by itself.
 */
export async function buryHopeless(trx: Trx, serverId: string | null, now: Date): Promise<void> {
  const { rows } = await giveUpHopeless(serverId, now).execute(trx);
  await refundDeadUnbans(
    trx,
    rows.map(({ id }) => id),
    now,
  );
}

/**
 * Hands out what is due, at most 50, each under a lease of 60 s; an unanswered one is due again after its lease, later
 * each time.
 */
export async function leaseDeliveries(db: Db | Trx, serverId: string, now: Date): Promise<Delivery[]> {
  const waits = sql.join(
    Array.from({ length: MOST_ATTEMPTS }, (_, tried) => Math.max(waitAfter(tried + 1), LEASE_MS) / SECOND_MS),
  );
  const { rows } = await sql<LeasedRow>`
    WITH picked AS (
      SELECT id FROM deliveries AS waiting
      WHERE server_id = ${serverId} AND next_attempt_at <= ${now} AND status IN ('queued', 'leased', 'failed')
        AND (status <> 'leased' OR lease_until <= ${now})
        AND attempt < ${MOST_ATTEMPTS} AND expires_at > ${now} AND NOT EXISTS (${earlierOpen})
      ORDER BY seq LIMIT ${LEASED_AT_ONCE}
      FOR UPDATE SKIP LOCKED)
    UPDATE deliveries SET status = 'leased', attempt = attempt + 1, lease_id = gen_random_uuid(),
      lease_until = ${new Date(now.getTime() + LEASE_MS)},
      next_attempt_at = ${now}::timestamptz + make_interval(secs => (ARRAY[${waits}]::integer[])[attempt + 1])
    FROM picked WHERE deliveries.id = picked.id
    RETURNING deliveries.id, lease_id, attempt, action, login, args, expires_at, seq`.execute(db);
  return rows.sort((left, right) => left.seq - right.seq).map(present);
}

function present({ id, lease_id, attempt, action, login, args, expires_at }: LeasedRow): Delivery {
  // Action and args are written together, by the store, in the contract's own shape; replies are checked against it.
  return { id, leaseId: lease_id, attempt, action, login, args, expiresAt: expires_at.toISOString() } as Delivery;
}

/** Whether more is due once what was just leased is answered: what waits behind something else does not count. */
export async function areMoreWaiting(
  db: Db | Trx,
  serverId: string,
  leased: readonly Delivery[],
  now: Date,
): Promise<boolean> {
  if (leased.length === 0) return false;
  const ids = leased.map(({ id }) => id);
  const { rows } = await sql<{ more: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM deliveries AS waiting
      WHERE server_id = ${serverId} AND next_attempt_at <= ${now} AND status IN ('queued', 'failed')
        AND attempt < ${MOST_ATTEMPTS} AND expires_at > ${now}
        AND NOT EXISTS (${earlierOpen} AND earlier.id <> ALL (${ids}::uuid[]))) AS more`.execute(db);
  return rows[0]?.more === true;
}
