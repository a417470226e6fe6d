import { hash, verify } from '@node-rs/argon2';
import { createPasswordHasher } from '../src/community/players/password-hasher.ts';
import type { PasswordHasher } from '../src/community/players/password-hasher.ts';

/** The minimum that argon2 accepts; the hasher's own test checks the cost in production. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The API's hasher, with its queue and its decoy hash, at a hundredth of the cost. */
export const cheapPasswords = (concurrency: number): PasswordHasher =>
  createPasswordHasher(concurrency, { hash: (password) => hash(password, COST), verify });
