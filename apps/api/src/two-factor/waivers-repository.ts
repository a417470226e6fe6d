import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

export interface Waiver {
  from: Date;
  until: Date;
}

/** Keeps between which moments a new password turns a player's second factors off, in place of those before. */
export async function keepWaiver(trx: Trx, playerId: string, { from, until }: Waiver): Promise<void> {
  const row = { works_from: from, works_until: until };
  await trx
    .insertInto('second_factor_waivers')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** The waiver of a player that works or will. */
export async function waiverOf(db: Db, playerId: string, now: Date): Promise<Waiver | undefined> {
  const row = await db
    .selectFrom('second_factor_waivers')
    .select(['works_from', 'works_until'])
    .where('player_id', '=', playerId)
    .where('works_until', '>', now)
    .executeTakeFirst();
  return row && { from: row.works_from, until: row.works_until };
}

/** Uses a waiver up; false where none works. */
export async function takeWaiver(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factor_waivers')
    .where('player_id', '=', playerId)
    .where('works_from', '<=', now)
    .where('works_until', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropWaiver(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('second_factor_waivers').where('player_id', '=', playerId).execute();
}

/** Forgets some that work no more; answers whether there may be more of them. */
export const forgetWaivers = (trx: Trx, now: Date): Promise<boolean> =>
  deleteSome(trx, 'second_factor_waivers', sql`works_until < ${now}`);
