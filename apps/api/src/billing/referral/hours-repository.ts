import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import { seenBy } from '../../community/privacy/privacy-repository.ts';
import { addToDay, dayOf } from './days-repository.ts';

export interface DueInvite {
  playerId: string;
  referrerId: string;
  /** Full hours paid so far. */
  paid: number;
  /** All full hours to pay, by the play sessions. */
  owed: number;
  /** Hours of `owed` that may be paid now. An immediate payment would reveal when a player plays who hides that (decision 123). */
  payable: number;
}

/**
 * Full hours of a row `invited`, and those that may be paid.
 *
 * @param daysOver until when hours count of a player who hides their playing times from the referrer
 */
const hoursOf = (daysOver: Date): RawBuilder<unknown> => {
  const shown = seenBy({ playerId: sql.ref('invited.referrer_id'), moderates: false }, 'lastSeen');
  const until = sql`CASE WHEN ${shown} THEN 'infinity' ELSE ${daysOver}::timestamptz END`;
  return sql`(referral_seconds(invited, 'infinity') / 3600)::integer AS owed,
    (referral_seconds(invited, ${until}) / 3600)::integer AS payable`;
};

/** Removes the next due player from the queue; undefined where none is due or all are locked by other processes. */
export async function takeDue(trx: Trx, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`
    DELETE FROM referral_due WHERE id = ANY (ARRAY(
      SELECT id FROM referral_due WHERE player_id = (
        SELECT player_id FROM referral_due WHERE due_at <= ${now} ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      FOR UPDATE SKIP LOCKED)) RETURNING player_id`.execute(trx);
  return rows[0]?.player_id;
}

/**
 * Locks an invited player to the end of the transaction, then reads what is owed for them.
 *
 * @param daysOver end of the last complete day
 */
export async function lockInvite(trx: Trx, playerId: string, daysOver: Date): Promise<DueInvite | undefined> {
  await trx
    .selectFrom('referral_invites')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .execute();
  // Read after the lock: another transaction may have paid before.
  const { rows } = await sql<DueInvite>`
    SELECT player_id AS "playerId", referrer_id AS "referrerId", invited.hours AS paid, ${hoursOf(daysOver)}
    FROM referral_invites AS invited JOIN players ON players.id = invited.player_id
    WHERE player_id = ${playerId}`.execute(trx);
  return rows[0];
}

/** Adds a player to the queue again, due at a moment. */
export const enqueueInvite = (trx: Trx, playerId: string, dueAt: Date) =>
  trx.insertInto('referral_due').values({ player_id: playerId, due_at: dueAt }).execute();

/** Adds all invited players to the queue. */
export const enqueueAllInvites = (db: Db) =>
  sql`INSERT INTO referral_due (player_id) SELECT player_id FROM referral_invites`.execute(db);

/** Marks an hour of a player as paid. Returns the reference of its transfer. */
export async function addHour(trx: Trx, invite: DueInvite, hour: number, coins: number, at: Date): Promise<string> {
  const { playerId, referrerId } = invite;
  const id = randomUUID();
  await trx.insertInto('referral_hours').values({ player_id: playerId, hour, id }).execute();
  await trx.updateTable('referral_invites').set({ hours: hour }).where('player_id', '=', playerId).execute();
  await addToDay(trx, referrerId, dayOf(at), { hours: 1, coins });
  return id;
}

/** The server whose coins a player is paid in: the preferred one, else the first, as in the header; null without servers. */
export async function findRewardServer(db: Db, playerId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT servers.id FROM servers JOIN players ON players.id = ${playerId}
    ORDER BY servers.id = players.preferred_server DESC NULLS LAST, servers.position LIMIT 1`.execute(db);
  return rows[0]?.id ?? null;
}

export interface Recount {
  invited: number;
  /** Full hours by the play sessions. */
  owed: number;
  /** Hours paid so far. */
  paid: number;
  /** Hours to pay after their day is over. */
  waiting: number;
  /** Whole coins, by the ledger. */
  coins: number;
  /** Players whose paid hours differ from their sessions. */
  different: number;
}

/** Compares the paid hours with the play sessions. */
export async function recountReferrals(db: Db, daysOver: Date): Promise<Recount> {
  const { rows } = await sql<Recount>`
    SELECT count(*)::integer AS invited, coalesce(sum(owed), 0)::integer AS owed, coalesce(sum(hours), 0)::integer AS paid,
      coalesce(sum(owed - greatest(payable, hours)), 0)::integer AS waiting,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE kind = 'referral' AND amount > 0)::integer AS coins,
      (count(*) FILTER (WHERE hours NOT BETWEEN payable AND owed))::integer AS different
    FROM (SELECT invited.hours, ${hoursOf(daysOver)}
      FROM referral_invites AS invited JOIN players ON players.id = invited.player_id) AS counted`.execute(db);
  const [recount] = rows;
  if (recount === undefined) throw new Error('a sum is one row');
  return recount;
}
