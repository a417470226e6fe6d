import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(sealingSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sealingSecret, '', 'game-server-keys', 32));
}

/**
 * Seals the secret of a game server's key for the database (AES-256-GCM, bound to its key id). Layout: version, nonce,
 * tag, ciphertext.
 *
 * @param sealingSecret `GAME_KEYS_SECRET` of the configuration; never kept in the database
 */
export function sealSecret(sealingSecret: string, keyId: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sealingSecret), nonce).setAAD(Buffer.from(keyId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
}

/**
 * Opens what {@link sealSecret} made.
 *
 * @throws when it was sealed with another secret, for another key id, or changed
 */
export function openSecret(sealingSecret: string, keyId: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error(`Secret of game key ${keyId} has an unknown form`);
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sealingSecret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(keyId))
    .setAuthTag(tag);
  const text = bytes.subarray(1 + NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
