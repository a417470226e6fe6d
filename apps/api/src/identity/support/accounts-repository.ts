import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../platform/database/types.ts';
import { selectSessions } from '../sessions/sessions-repository.ts';

/** The context of an operator's command, which runs outside of the API process. */
export type OperatorContext = Pick<AppContext, 'config' | 'clock' | 'db'>;

/** Counts the paid and the unpaid top-ups of a player, and gets the last paid one. */
export async function getTopUps(db: Db, playerId: string) {
  const payments = db.selectFrom('payments').where('player_id', '=', playerId);
  const { paid, begun } = await payments
    .select(sql<number>`count(*) FILTER (WHERE status = 'succeeded')::int`.as('paid'))
    .select(sql<number>`count(*) FILTER (WHERE status = 'created')::int`.as('begun'))
    .executeTakeFirstOrThrow();
  const last = await payments
    .select(['amount', 'method', 'settled_at'])
    .where('status', '=', 'succeeded')
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { paid, begun, last };
}

/** Lists the last completed sign-ins of a player; sessions are stored for 90 days after their end. */
export const listLastSignIns = (db: Db, playerId: string, count: number) =>
  selectSessions(db, playerId).where('source', '!=', 'game').orderBy('created_at', 'desc').limit(count).execute();

/** Whether an account has an event of one of these kinds since a moment. */
export const hasRecentEvent = async (
  db: Db,
  playerId: string,
  kinds: readonly string[],
  since: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('account_events')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Lists the last events of an account, of all targets. */
export const listLastEvents = (db: Db, playerId: string, count: number) =>
  db
    .selectFrom('account_events')
    .select(['at', 'kind', 'service', 'address_prefix', 'user_agent', 'reason'])
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
