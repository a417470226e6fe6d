import { createHmac, randomInt } from 'node:crypto';

/** Tries of a short code after which another has to be sent (docs/product/accounts.md#second-factor). */
export const MAX_TRIES = 5;

/** Six digits to be typed by a person. */
export const newShortCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * All that is kept of a short code. A million of them are tried in no time, so the hash is keyed with what no dump holds.
 *
 * @param use what the code is good for, and whose: nothing else takes it, whoever it was told to
 */
export const hashShortCode = (sealingSecret: string, use: readonly string[], code: string): Buffer =>
  createHmac('sha256', sealingSecret)
    .update([...use, code].join('\n'))
    .digest();
