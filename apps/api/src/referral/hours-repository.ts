import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';
import { addToDay, dayOf } from './days-repository.ts';

export interface DueInvite {
  playerId: string;
  referrerId: string;
  /** Full hours that were paid. */
  paid: number;
  /** Full hours to be paid altogether, by the sessions. */
  owed: number;
}

/** The next in line whose hours are to be counted anew, taken out of it; undefined where nobody waits whom nobody else has. */
export async function takeDue(trx: Trx): Promise<string | undefined> {
  const { rows } = await sql<{ player_id: string }>`
    DELETE FROM referral_due WHERE id = ANY (ARRAY(
      SELECT id FROM referral_due WHERE player_id = (
        SELECT player_id FROM referral_due ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      FOR UPDATE SKIP LOCKED)) RETURNING player_id`.execute(trx);
  return rows[0]?.player_id;
}

/** What is owed for an invited player, whom nobody else is paid for until the transaction ends. */
export async function holdInvite(trx: Trx, playerId: string): Promise<DueInvite | undefined> {
  await trx
    .selectFrom('referral_invites')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .execute();
  // Asked for only now: whoever held it before may have paid.
  const { rows } = await sql<DueInvite>`
    SELECT player_id AS "playerId", referrer_id AS "referrerId", hours AS paid,
      (referral_seconds(invited) / 3600)::integer AS owed
    FROM referral_invites AS invited WHERE player_id = ${playerId}`.execute(trx);
  return rows[0];
}

/** Puts a player into the line again. */
export const putBack = (trx: Trx, playerId: string) =>
  trx.insertInto('referral_due').values({ player_id: playerId }).execute();

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
  /** Whole coins, by the ledger. */
  coins: number;
  /** Players of whom the sessions say another number than was paid. */
  different: number;
}

/** What was paid, beside what the sessions say. */
export async function recountReferrals(db: Db): Promise<Recount> {
  const { rows } = await sql<Recount>`
    SELECT count(*)::integer AS invited, coalesce(sum(owed), 0)::integer AS owed, coalesce(sum(hours), 0)::integer AS paid,
      (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE kind = 'referral' AND amount > 0)::integer AS coins,
      (count(*) FILTER (WHERE owed <> hours))::integer AS different
    FROM (SELECT hours, (referral_seconds(invited) / 3600)::integer AS owed FROM referral_invites AS invited) AS counted`.execute(
    db,
  );
  const [recount] = rows;
  if (recount === undefined) throw new Error('a sum is one row');
  return recount;
}
