import type { Db, Trx } from '../../platform/database/types.ts';

interface Invite {
  readonly tokenHash: Buffer;
  /** The system user who makes it. */
  readonly madeBy: string;
  readonly expiresAt: Date;
}

export async function insertInvite(db: Db, { tokenHash, madeBy, expiresAt }: Invite): Promise<void> {
  await db
    .insertInto('operator_invites')
    .values({ token_hash: tokenHash, made_by: madeBy, expires_at: expiresAt })
    .execute();
}

/** Marks an invite as used. Returns who made it; undefined where it is unknown, used or over. */
export async function consumeInvite(trx: Trx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('operator_invites')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('made_by')
    .executeTakeFirst();
  return row?.made_by;
}
