import type { Db, Trx } from '../../platform/database/types.ts';

export async function deleteRecoveryCodes(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
}

/** Replaces the recovery codes of a player. */
export async function saveRecoveryCodes(trx: Trx, playerId: string, hashes: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(trx, playerId);
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ player_id: playerId, code_hash })))
    .execute();
}

/** Deletes a used code. Returns false if it is not one of the player's remaining codes. */
export async function consumeRecoveryCode(trx: Trx, playerId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('player_id', '=', playerId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, playerId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
