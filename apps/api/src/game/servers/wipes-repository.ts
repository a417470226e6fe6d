import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

/** The contract's limit of past wipes in a response. */
const MAX_PAST = 100;

const wipesOf = (db: Db, serverId: string) =>
  db.selectFrom('server_wipes').select('at').where('server_id', '=', serverId);

/** Past wipes of a server, the latest first. */
export const listPastWipes = async (db: Db, serverId: string, now: Date): Promise<Date[]> =>
  (await wipesOf(db, serverId).where('at', '<=', now).orderBy('at', 'desc').limit(MAX_PAST).execute()).map(
    ({ at }) => at,
  );

/** The next wipe of a server; null while none is announced. */
export async function findNextWipe(db: Db, serverId: string, now: Date): Promise<Date | null> {
  const row = await wipesOf(db, serverId).where('at', '>', now).orderBy('at').limit(1).executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Inserts a wipe reported by a game server, unless one is known within 12 hours of it: an announced wipe happens some minutes
 * late, and reports may repeat. Concurrent reports of one server run one after another.
 */
export async function insertWipe(trx: Trx, serverId: string, at: Date): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wipes:${serverId}`}, 0))`.execute(trx);
  await sql`
    INSERT INTO server_wipes (server_id, at) SELECT ${serverId}, ${at}::timestamptz WHERE NOT EXISTS (
      SELECT FROM server_wipes AS known WHERE known.server_id = ${serverId}
        AND known.at BETWEEN ${at}::timestamptz - interval '12 hours' AND ${at}::timestamptz + interval '12 hours')`.execute(
    trx,
  );
}
