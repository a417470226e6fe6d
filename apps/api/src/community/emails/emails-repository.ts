import { type Expression, sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

// Times are computed by the database's clock, so that nodes whose clocks differ do not claim each other's emails.

const fromNow = (milliseconds: number): Expression<Date> =>
  sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;

interface QueuedEmail {
  id: string;
  playerId: string | null;
  to: string;
  locale: string;
  kind: string;
  sealed: Buffer;
  usefulMs: number;
}

export async function addEmail(
  trx: Trx,
  { id, playerId, to, locale, kind, sealed, usefulMs }: QueuedEmail,
): Promise<void> {
  await trx
    .insertInto('letters')
    .values({
      id,
      player_id: playerId,
      recipient: to,
      locale,
      kind,
      args_sealed: sealed,
      useless_at: fromNow(usefulMs),
    })
    .execute();
}

/** An email that one process is trying to send. */
export interface ClaimedEmail {
  id: string;
  recipient: string;
  locale: string;
  kind: string;
  sealed: Buffer;
  /** Attempts so far, including this one. */
  tries: number;
  isUseless: boolean;
}

/** Claims up to `count` due emails for `heldMs` milliseconds, skipping those claimed by other processes. */
export async function claimEmails(db: Db, count: number, heldMs: number): Promise<ClaimedEmail[]> {
  const { rows } = await sql<ClaimedEmail>`
    UPDATE letters SET tries = tries + 1, due_at = ${fromNow(heldMs)}
    WHERE id = ANY (ARRAY(
      SELECT id FROM letters WHERE state = 'waiting' AND due_at <= now()
      ORDER BY due_at LIMIT ${count} FOR UPDATE SKIP LOCKED))
    RETURNING id, recipient, locale, kind, args_sealed AS sealed, tries, useless_at <= now() AS "isUseless"`.execute(
    db,
  );
  return rows;
}

/** Marks an email as sent, refused or too late, and deletes its content. */
export async function finishEmail(db: Db, id: string, state: 'sent' | 'refused' | 'dead'): Promise<void> {
  await db.updateTable('letters').set({ state, args_sealed: null }).where('id', '=', id).execute();
}

export async function postponeEmail(db: Db, id: string, waitMs: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ due_at: fromNow(waitMs) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The state of the newest email of these kinds that a player requested; undefined if there was none within three days. */
export async function findNewestState(db: Db, playerId: string, kinds: readonly string[]): Promise<string | undefined> {
  const newest = await db
    .selectFrom('letters')
    .select('state')
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.state;
}

/** Deletes a batch of finished emails that are older than three days. Returns whether more may remain. */
export const deleteOldEmails = (trx: Trx): Promise<boolean> =>
  deleteBatch(trx, 'letters', sql`created_at < now() - interval '3 days' AND state <> 'waiting'`);

/** Returns the ages, in milliseconds, of emails of these kinds to an address or for a player; newest first. */
export async function listEmailAges(
  trx: Trx,
  of: { to: string } | { playerId: string },
  kinds: readonly string[],
): Promise<number[]> {
  const filter = 'to' in of ? sql`lower(recipient) = ${of.to}` : sql`player_id = ${of.playerId}`;
  const { rows } = await sql<{ age: number }>`
    SELECT (extract(epoch FROM clock_timestamp() - created_at) * 1000)::float8 AS age FROM letters
    WHERE ${filter} AND kind = ANY (${kinds}) AND created_at > now() - interval '1 day' ORDER BY created_at DESC`.execute(
    trx,
  );
  return rows.map(({ age }) => age);
}

/** Locks the email count of an address or a player until the transaction ends, so that parallel requests are counted in turn. */
export async function lockEmailCount(trx: Trx, subject: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`letters ${subject}`}, 0))`.execute(trx);
}
