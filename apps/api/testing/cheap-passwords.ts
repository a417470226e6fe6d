import { hash, verify } from '@node-rs/argon2';
import { createPasswordHasher } from '../src/community/players/password-hasher.ts';
import type { PasswordHasher } from '../src/community/players/password-hasher.ts';

/** The least that argon2 takes: what a password costs in production is held by the test of its hasher. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The API's own hasher, waiting callers and decoy included, at a hundredth of the work. */
export const cheapPasswords = (concurrency: number): PasswordHasher =>
  createPasswordHasher(concurrency, { hash: (password) => hash(password, COST), verify });
