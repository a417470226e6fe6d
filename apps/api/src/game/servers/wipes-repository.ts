import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

/** The contract's limit of past wipes in a response. */
const MAX_PAST = 100;

const wipesOf = (db: Db, serverId: string) =>
  db.selectFrom('server_wipes').select('at').where('server_id', '=', serverId);

/** Wipes of a server that happened, the latest first. */
export const listPastWipes = async (db: Db, serverId: string, now: Date): Promise<Date[]> =>
  (
    await wipesOf(db, serverId)
      .where('state', '<>', 'announced')
      .where('at', '<=', now)
      .orderBy('at', 'desc')
      .limit(MAX_PAST)
      .execute()
  ).map(({ at }) => at);

/** The next announced wipe of a server; null if there is none. */
export async function findNextWipe(db: Db, serverId: string, now: Date): Promise<Date | null> {
  const row = await wipesOf(db, serverId)
    .where('state', '=', 'announced')
    .where('at', '>', now)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

const lockWipes = (trx: Trx, serverId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wipes:${serverId}`}, 0))`.execute(trx);

/** Wipes of a server within 12 hours of a time, which are one wipe; the closest first. */
const wipesNear = (trx: Trx, serverId: string, at: Date) =>
  trx
    .selectFrom('server_wipes')
    .select(['id', 'at', 'state'])
    .where('server_id', '=', serverId)
    .where(
      sql<boolean>`at BETWEEN ${at}::timestamptz - interval '12 hours' AND ${at}::timestamptz + interval '12 hours'`,
    )
    .orderBy(sql`abs(extract(epoch FROM at - ${at}::timestamptz))`)
    .execute();

/**
 * Stores a wipe that happened, which opens refunds: one reported by a game server or confirmed by a person. A wipe announced
 * within 12 hours of it is that wipe, and gets the time at which it happened. Concurrent calls for one server run one after
 * another.
 *
 * @returns false if the wipe is already known
 */
export async function recordWipe(
  trx: Trx,
  serverId: string,
  at: Date,
  state: 'reported' | 'confirmed',
): Promise<boolean> {
  await lockWipes(trx, serverId);
  const near = await wipesNear(trx, serverId, at);
  if (near.some((wipe) => wipe.state !== 'announced')) return false;
  const [announced] = near;
  if (announced) await trx.updateTable('server_wipes').set({ at, state }).where('id', '=', announced.id).execute();
  else await trx.insertInto('server_wipes').values({ server_id: serverId, at, state }).execute();
  return true;
}

/**
 * Announces a wipe, which is only shown.
 *
 * @returns false if a wipe within 12 hours of it is already known
 */
export async function announceWipe(trx: Trx, serverId: string, at: Date): Promise<boolean> {
  await lockWipes(trx, serverId);
  if ((await wipesNear(trx, serverId, at)).length > 0) return false;
  await trx.insertInto('server_wipes').values({ server_id: serverId, at, state: 'announced' }).execute();
  return true;
}

/** Deletes an announced wipe; returns false if there is none at that time. A wipe that happened stays. */
export async function withdrawWipe(trx: Trx, serverId: string, at: Date): Promise<boolean> {
  await lockWipes(trx, serverId);
  const { numDeletedRows } = await trx
    .deleteFrom('server_wipes')
    .where('server_id', '=', serverId)
    .where('at', '=', at)
    .where('state', '=', 'announced')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All wipes of a server, the latest first. */
export const listWipes = (db: Db, serverId: string) =>
  db
    .selectFrom('server_wipes')
    .select(['at', 'state'])
    .where('server_id', '=', serverId)
    .orderBy('at', 'desc')
    .execute();
