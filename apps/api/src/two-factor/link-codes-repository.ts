import type { Db, Trx } from '../database/types.ts';

/** Keeps a code in place of the one before. */
export async function keepLinkCode(
  db: Db,
  playerId: string,
  code: { hash: Buffer; sealed: Buffer; expiresAt: Date },
): Promise<void> {
  const kept = { code_hash: code.hash, sealed: code.sealed, expires_at: code.expiresAt };
  await db
    .insertInto('link_codes')
    .values({ player_id: playerId, ...kept })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(kept))
    .execute();
}

export const findLinkCode = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('link_codes')
    .select(['sealed', 'expires_at'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Spends a code and answers whose it was. */
export async function spendLinkCode(
  trx: Trx,
  hash: Buffer,
  now: Date,
): Promise<{ id: string; login: string } | undefined> {
  const spent = await trx
    .deleteFrom('link_codes')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('player_id')
    .executeTakeFirst();
  if (spent === undefined) return undefined;
  return trx.selectFrom('players').select(['id', 'login']).where('id', '=', spent.player_id).executeTakeFirst();
}
