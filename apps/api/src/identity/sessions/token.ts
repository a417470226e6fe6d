import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a secret: 256 random bits as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token. Only the hash is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether the hash is of this token; compares in constant time. */
export const isTokenOf = (hash: Buffer, token: string): boolean => timingSafeEqual(hash, hashToken(token));
