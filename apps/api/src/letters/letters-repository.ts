import { type Expression, sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

// The database's clock counts here: of two nodes that differ by minutes neither takes a letter from the other's hands.

const after = (milliseconds: number): Expression<Date> => sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;

interface Written {
  id: string;
  playerId: string | null;
  to: string;
  locale: string;
  kind: string;
  sealed: Buffer;
  usefulMs: number;
}

export async function addLetter(
  trx: Trx,
  { id, playerId, to, locale, kind, sealed, usefulMs }: Written,
): Promise<void> {
  await trx
    .insertInto('letters')
    .values({ id, player_id: playerId, recipient: to, locale, kind, args_sealed: sealed, useless_at: after(usefulMs) })
    .execute();
}

/** A letter in the hands of one who tries to send it. */
export interface ClaimedLetter {
  id: string;
  recipient: string;
  locale: string;
  kind: string;
  sealed: Buffer;
  /** Tries, this one among them. */
  tries: number;
  isUseless: boolean;
}

/** Takes some letters that are due for so long; those in other hands are left there. */
export async function claimLetters(db: Db, count: number, heldMs: number): Promise<ClaimedLetter[]> {
  const { rows } = await sql<ClaimedLetter>`
    UPDATE letters SET tries = tries + 1, due_at = ${after(heldMs)}
    WHERE id = ANY (ARRAY(
      SELECT id FROM letters WHERE state = 'waiting' AND due_at <= now()
      ORDER BY due_at LIMIT ${count} FOR UPDATE SKIP LOCKED))
    RETURNING id, recipient, locale, kind, args_sealed AS sealed, tries, useless_at <= now() AS "isUseless"`.execute(
    db,
  );
  return rows;
}

/** What it said is forgotten with its end. */
export async function endLetter(db: Db, id: string, state: 'sent' | 'dead'): Promise<void> {
  await db.updateTable('letters').set({ state, args_sealed: null }).where('id', '=', id).execute();
}

export async function putOffLetter(db: Db, id: string, waitMs: number): Promise<void> {
  await db
    .updateTable('letters')
    .set({ due_at: after(waitMs) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Forgets some letters that ended, a while after they were written; answers whether there may be more of them. */
export const forgetLetters = (trx: Trx): Promise<boolean> =>
  deleteSome(trx, 'letters', sql`created_at < now() - interval '3 days' AND state <> 'waiting'`);

/** How long ago letters of these kinds were written to an address, or for a player, milliseconds; newest first. */
export async function agesOfLetters(
  trx: Trx,
  of: { to: string } | { playerId: string },
  kinds: readonly string[],
): Promise<number[]> {
  const whose = 'to' in of ? sql`lower(recipient) = ${of.to}` : sql`player_id = ${of.playerId}`;
  const { rows } = await sql<{ age: number }>`
    SELECT (extract(epoch FROM clock_timestamp() - created_at) * 1000)::float8 AS age FROM letters
    WHERE ${whose} AND kind = ANY (${kinds}) AND created_at > now() - interval '1 day' ORDER BY created_at DESC`.execute(
    trx,
  );
  return rows.map(({ age }) => age);
}

/** Holds an address or a player to the end of the transaction, so that two who count its letters count one after the other. */
export async function holdCount(trx: Trx, whose: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`letters ${whose}`}, 0))`.execute(trx);
}
