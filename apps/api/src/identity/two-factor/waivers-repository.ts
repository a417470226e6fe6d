import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

export interface Waiver {
  from: Date;
  until: Date;
}

/** Saves the period in which a new password turns a player's second factors off, replacing the previous one. */
export async function saveWaiver(trx: Trx, playerId: string, { from, until }: Waiver): Promise<void> {
  const row = { works_from: from, works_until: until };
  await trx
    .insertInto('second_factor_waivers')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** Finds the waiver of a player that is or will be valid. */
export async function findWaiver(db: Db, playerId: string, now: Date): Promise<Waiver | undefined> {
  const row = await db
    .selectFrom('second_factor_waivers')
    .select(['works_from', 'works_until'])
    .where('player_id', '=', playerId)
    .where('works_until', '>', now)
    .executeTakeFirst();
  return row && { from: row.works_from, until: row.works_until };
}

/** Consumes a waiver. Returns false if none is valid now. */
export async function consumeWaiver(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factor_waivers')
    .where('player_id', '=', playerId)
    .where('works_from', '<=', now)
    .where('works_until', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteWaiver(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('second_factor_waivers').where('player_id', '=', playerId).execute();
}

/** Deletes a batch of expired waivers. Returns whether more may remain. */
export const deleteExpiredWaivers = (trx: Trx, now: Date): Promise<boolean> =>
  deleteBatch(trx, 'second_factor_waivers', sql`works_until < ${now}`);
