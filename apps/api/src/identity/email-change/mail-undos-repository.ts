import type { Db, Trx } from '../../platform/database/types.ts';
import { hashToken } from '../sessions/token.ts';

interface NewUndo {
  token: string;
  playerId: string;
  oldEmail: string;
  newEmail: string;
  expiresAt: Date;
}

export async function addMailUndo(
  trx: Trx,
  { token, playerId, oldEmail, newEmail, expiresAt }: NewUndo,
): Promise<void> {
  await trx
    .insertInto('mail_undos')
    .values({
      token_hash: hashToken(token),
      player_id: playerId,
      old_email: oldEmail,
      new_email: newEmail,
      expires_at: expiresAt,
    })
    .execute();
}

/** Finds what a valid link undoes. With `lock` the row is locked until the transaction ends. */
export const findMailUndo = (db: Db, token: string, now: Date, lock = false) =>
  db
    .selectFrom('mail_undos')
    .select(['player_id', 'old_email', 'new_email', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Voids every link of a player: an attacker who changed the address has links of their own. */
export async function deleteMailUndos(trx: Trx, playerId: string): Promise<void> {
  await trx.deleteFrom('mail_undos').where('player_id', '=', playerId).execute();
}
