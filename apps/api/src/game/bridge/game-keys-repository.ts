import { openSealed, sealText } from '../../platform/database/seal.ts';
import type { SealingKey } from '../../platform/database/seal.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** A game server's key with its valid secrets, newest first. */
export interface GameKey {
  keyId: string;
  serverId: string;
  secrets: string[];
}

/** How long the previous secret stays valid after a rotation, milliseconds: a game server reads the new one at its next restart. */
const ROTATION_MS = 7 * 24 * 60 * 60 * 1000;

/** @param secret `GAME_KEYS_SECRET` of the configuration */
const sealing = (secret: string): SealingKey => ({ secret, purpose: 'game-server-keys' });

/** The key with an id; null where it does not exist or was revoked. */
export async function findGameKey(db: Db, sealingSecret: string, keyId: string, now: Date): Promise<GameKey | null> {
  const row = await db
    .selectFrom('game_server_keys')
    .select(['server_id', 'secret_sealed', 'previous_secret_sealed', 'previous_until'])
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const secrets = [openSealed(sealing(sealingSecret), keyId, row.secret_sealed)];
  if (row.previous_secret_sealed && row.previous_until && row.previous_until > now) {
    secrets.push(openSealed(sealing(sealingSecret), keyId, row.previous_secret_sealed));
  }
  return { keyId, serverId: row.server_id, secrets };
}

/** Inserts a game server's key. An existing key id gets the new secret, without a previous one. */
export async function saveGameKey(
  db: Db | Trx,
  sealingSecret: string,
  key: { keyId: string; serverId: string; secret: string },
): Promise<void> {
  const values = {
    server_id: key.serverId,
    secret_sealed: sealText(sealing(sealingSecret), key.keyId, key.secret),
    previous_secret_sealed: null,
    previous_until: null,
    revoked_at: null,
  };
  await db
    .insertInto('game_server_keys')
    .values({ key_id: key.keyId, ...values })
    .onConflict((conflict) => conflict.column('key_id').doUpdateSet(values))
    .execute();
}

/**
 * Gives a key a new secret. The previous one stays valid for a week, so that the game server can switch. False for a key
 * that does not exist or was revoked.
 */
export async function rotateGameKey(
  db: Db | Trx,
  sealingSecret: string,
  key: { keyId: string; secret: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_server_keys')
    .set((table) => ({
      previous_secret_sealed: table.ref('secret_sealed'),
      previous_until: new Date(now.getTime() + ROTATION_MS),
      secret_sealed: sealText(sealing(sealingSecret), key.keyId, key.secret),
    }))
    .where('key_id', '=', key.keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Revokes a key with both of its secrets, effective at once. False for a key that does not exist or was revoked.
 */
export async function revokeGameKey(db: Db | Trx, keyId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_server_keys')
    .set({ revoked_at: now })
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a key id was ever given, a revoked key's too. */
export const gameKeyExists = async (db: Db | Trx, keyId: string): Promise<boolean> =>
  (await db.selectFrom('game_server_keys').select('key_id').where('key_id', '=', keyId).executeTakeFirst()) !==
  undefined;

/** Keys that were not revoked, without their secrets, the oldest first. */
export const listGameKeys = (db: Db) =>
  db
    .selectFrom('game_server_keys')
    .select(['key_id', 'server_id', 'created_at', 'previous_until'])
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute();

/** Stores that a key used a nonce; false where the nonce was used before. */
export async function insertNonce(db: Db, keyId: string, nonce: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('bridge_nonces')
    .values({ key_id: keyId, nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return inserted !== undefined;
}
