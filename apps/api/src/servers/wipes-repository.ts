import type { Db } from '../database/types.ts';

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
