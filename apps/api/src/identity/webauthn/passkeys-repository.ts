import type { Db, Trx } from '../../platform/database/types.ts';

export interface NewCredential {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

/** Lists the passkeys of a player, oldest first. */
export const listPasskeys = (db: Db, playerId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function countPasskeys(db: Db, playerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the passkey of a credential and locks it until the transaction ends, so that its uses are sequential. */
export const lockPasskey = (trx: Trx, credentialId: Buffer) =>
  trx
    .selectFrom('passkeys')
    .select(['id', 'player_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

/** Adds a passkey. Violates passkeys_credential_key if a player already has it. */
export async function insertPasskey(trx: Trx, playerId: string, passkey: NewCredential, now: Date): Promise<void> {
  const { credentialId, publicKey, counter, transports, name } = passkey;
  await trx
    .insertInto('passkeys')
    .values({
      player_id: playerId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
      created_at: now,
    })
    .execute();
}

/** Records a use of a passkey and its counter. */
export async function recordPasskeyUse(trx: Trx, id: string, counter: number, now: Date): Promise<void> {
  await trx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** Renames a passkey of a player. Returns false if there is none with that id. */
export async function setPasskeyName(db: Db, playerId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey of a player. Returns false if there is none with that id. */
export async function deletePasskey(trx: Trx, playerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
