import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';
import { seenBy } from '../privacy/privacy-repository.ts';
import { addToDay, dayOf } from './days-repository.ts';

export interface DueInvite {
  playerId: string;
  referrerId: string;
  /** Full hours that were paid. */
  paid: number;
  /** Full hours to be paid altogether, by the sessions. */
  owed: number;
  /** Those of them that may be paid now: of who hides when they play, what is paid at once would tell (decision 123). */
  told: number;
}

/**
 * Full hours of a row `invited`, and those that may be paid.
 *
 * @param daysOver up to when those count of who hides from the referrer when they play
 */
const hoursOf = (daysOver: Date): RawBuilder<unknown> => {
  const shown = seenBy({ playerId: sql.ref('invited.referrer_id'), moderates: false }, 'lastSeen');
  const until = sql`CASE WHEN ${shown} THEN 'infinity' ELSE ${daysOver}::timestamptz END`;
  return sql`(referral_seconds(invited, 'infinity') / 3600)::integer AS owed,
    (referral_seconds(invited, ${until}) / 3600)::integer AS told`;
};

/**
 * The next in line whose hours are to be counted anew, taken out of it; undefined where nobody is due whom nobody else has.
 */
export async function takeDue(trx: Trx, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`
    DELETE FROM referral_due WHERE id = ANY (ARRAY(
      SELECT id FROM referral_due WHERE player_id = (
        SELECT player_id FROM referral_due WHERE due_at <= ${now} ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      FOR UPDATE SKIP LOCKED)) RETURNING player_id`.execute(trx);
  return rows[0]?.player_id;
}

/**
 * What is owed for an invited player, whom nobody else is paid for until the transaction ends.
 *
 * @param daysOver when the last day ended that is over
 */
export async function holdInvite(trx: Trx, playerId: string, daysOver: Date): Promise<DueInvite | undefined> {
  await trx
    .selectFrom('referral_invites')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .execute();
  // Asked for only now: whoever held it before may have paid.
  const { rows } = await sql<DueInvite>`
    SELECT player_id AS "playerId", referrer_id AS "referrerId", invited.hours AS paid, ${hoursOf(daysOver)}
    FROM referral_invites AS invited JOIN players ON players.id = invited.player_id
    WHERE player_id = ${playerId}`.execute(trx);
  return rows[0];
}

/** Puts a player into the line again, to be taken out from a moment on. */
export const putBack = (trx: Trx, playerId: string, dueAt: Date) =>
  trx.insertInto('referral_due').values({ player_id: playerId, due_at: dueAt }).execute();

/** Puts everybody who was invited into the line. */
export const putAllBack = (db: Db) =>
  sql`INSERT INTO referral_due (player_id) SELECT player_id FROM referral_invites`.execute(db);

/** Writes down an hour of a player as paid; answers what its movement refers to. */
export async function addHour(trx: Trx, invite: DueInvite, hour: number, coins: number, at: Date): Promise<string> {
  const { playerId, referrerId } = invite;
  const id = randomUUID();
  await trx.insertInto('referral_hours').values({ player_id: playerId, hour, id }).execute();
  await trx.updateTable('referral_invites').set({ hours: hour }).where('player_id', '=', playerId).execute();
  await addToDay(trx, referrerId, dayOf(at), { hours: 1, coins });
  return id;
}

/** Whose coins a player is paid in: of the server they prefer, else of the first, as the header shows; null while there is none. */
export async function rewardServerOf(db: Db, playerId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT servers.id FROM servers JOIN players ON players.id = ${playerId}
    ORDER BY servers.id = players.preferred_server DESC NULLS LAST, servers.position LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

export interface Recount {
  invited: number;
  /** Full hours, by the sessions and by what was written down. */
  owed: number;
  paid: number;
  /** Hours that are paid when their day is over. */
  waiting: number;
  /** Whole coins, by the ledger. */
  coins: number;
  /** Players of whom the sessions say another number than was paid. */
  different: number;
}

/** What was paid, beside what the sessions say. */
export async function recountReferrals(db: Db, daysOver: Date): Promise<Recount> {
  const { rows } = await sql<Recount>`
    SELECT count(*)::integer AS invited, coalesce(sum(owed), 0)::integer AS owed, coalesce(sum(hours), 0)::integer AS paid,
      coalesce(sum(owed - greatest(told, hours)), 0)::integer AS waiting,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE kind = 'referral' AND amount > 0)::integer AS coins,
      (count(*) FILTER (WHERE hours NOT BETWEEN told AND owed))::integer AS different
    FROM (SELECT invited.hours, ${hoursOf(daysOver)}
      FROM referral_invites AS invited JOIN players ON players.id = invited.player_id) AS counted`.execute(db);
  const [recount] = rows;
  if (recount === undefined) throw new Error('a sum is one row');
  return recount;
}
