import { sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

/** As many as an answer may hold. */
const MOST_PAST = 100;

const wipesOf = (db: Db, serverId: string) =>
  db.selectFrom('server_wipes').select('at').where('server_id', '=', serverId);

/** Wipes of a server that have been, the latest first. */
export const pastWipes = async (db: Db, serverId: string, now: Date): Promise<Date[]> =>
  (await wipesOf(db, serverId).where('at', '<=', now).orderBy('at', 'desc').limit(MOST_PAST).execute()).map(
    ({ at }) => at,
  );

/** The first wipe of a server to come, null while none is announced. */
export async function nextWipe(db: Db, serverId: string, now: Date): Promise<Date | null> {
  const row = await wipesOf(db, serverId).where('at', '>', now).orderBy('at').limit(1).executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Writes down a wipe that a game server tells of, unless one is known within half a day of it: an announced wipe comes some
 * minutes late, and what is told twice is one. Two who tell at once wait for each other.
 */
export async function recordWipe(trx: Trx, serverId: string, at: Date): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wipes:${serverId}`}, 0))`.execute(trx);
  await sql`
    INSERT INTO server_wipes (server_id, at) SELECT ${serverId}, ${at}::timestamptz WHERE NOT EXISTS (
      SELECT FROM server_wipes AS known WHERE known.server_id = ${serverId}
        AND known.at BETWEEN ${at}::timestamptz - interval '12 hours' AND ${at}::timestamptz + interval '12 hours')`.execute(
    trx,
  );
}
