import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret: 256 random bits as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** All that is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares in constant time. */
export const isTokenOf = (hash: Buffer, token: string): boolean => timingSafeEqual(hash, hashToken(token));
