import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/types.ts';
import { Refusal } from '../errors/refusal.ts';
import { folded } from '../players/players-repository.ts';
import { sessionsOf } from '../sessions/sessions-repository.ts';

/** What a command of an operator works with: it is no process that answers anybody. */
export type Office = Pick<AppContext, 'config' | 'clock' | 'db'>;

/** @throws Refusal where nobody has this nickname */
export async function findAccount(db: Db, nickname: string) {
  const account = await db
    .selectFrom('players')
    .select(['id', 'login', 'registered_at'])
    .where(sql<boolean>`lower(login) = ${folded(nickname)}`)
    .executeTakeFirst();
  if (account === undefined) throw new Refusal(`There is no player ${nickname}`);
  return account;
}

/** How many top-ups of a player came in and how many are begun, and the last that came in. */
export async function topUpsOf(db: Db, playerId: string) {
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

/** The last sign-ins of a player that went all the way; sessions are kept for 90 days after their end. */
export const lastSignIns = (db: Db, playerId: string, count: number) =>
  sessionsOf(db, playerId).where('source', '!=', 'game').orderBy('created_at', 'desc').limit(count).execute();

/** Whether one of these happened to an account since a moment. */
export const hasHappened = async (db: Db, playerId: string, kinds: readonly string[], since: Date): Promise<boolean> =>
  (await db
    .selectFrom('account_events')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What happened to an account last, to whichever side of it. */
export const lastEvents = (db: Db, playerId: string, count: number) =>
  db
    .selectFrom('account_events')
    .select(['at', 'kind', 'service', 'address_prefix', 'user_agent', 'reason'])
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
