import { createHmac, randomInt } from 'node:crypto';

/** Attempts at a short code before a new one has to be sent (docs/product/accounts.md#second-factor). */
export const MAX_TRIES = 5;

/** Six digits for a person to type. */
export const newShortCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * The stored form of a short code. All million codes can be tried quickly, so the hash is keyed with a secret that is not in
 * the database.
 *
 * @param use purpose and owner of the code: it is valid for nothing else
 */
export const hashShortCode = (sealingSecret: string, use: readonly string[], code: string): Buffer =>
  createHmac('sha256', sealingSecret)
    .update([...use, code].join('\n'))
    .digest();
