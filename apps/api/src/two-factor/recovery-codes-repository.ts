import type { Db, Trx } from '../database/types.ts';

export async function forgetRecoveryCodes(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('player_id', '=', playerId).execute();
}

/** Keeps these in place of those before. */
export async function keepRecoveryCodes(trx: Trx, playerId: string, hashes: Buffer[]): Promise<void> {
  await forgetRecoveryCodes(trx, playerId);
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ player_id: playerId, code_hash })))
    .execute();
}

/** Spends a code; false where it is not one of the player's that are left. */
export async function spendRecoveryCode(trx: Trx, playerId: string, hash: Buffer): Promise<boolean> {
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
