import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A token for one start of the service: 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Compares a token in constant time. */
export function isToken(presented: unknown, token: string): boolean {
  return typeof presented === 'string' && timingSafeEqual(digest(presented), digest(token));
}
