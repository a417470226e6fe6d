import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret of the configuration and a purpose: a text sealed for one purpose does not open for another. */
export interface SealingKey {
  readonly secret: string;
  readonly purpose: 'game-server-keys' | 'letters' | 'authenticator-apps' | 'link-codes' | 'bot-messages';
}

const keyOf = ({ secret, purpose }: SealingKey): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * Seals a text for the database (AES-256-GCM, bound to the id of its row). Layout: version, nonce, tag, ciphertext.
 *
 * @param key its secret is never stored in the database
 */
export function sealText(key: SealingKey, id: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Opens a text sealed by {@link sealText}.
 *
 * @throws when it was sealed with another key, for another id, or changed
 */
export function openSealed(key: SealingKey, id: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error(`What is sealed for ${key.purpose} ${id} has an unknown form`);
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  const text = bytes.subarray(1 + NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
