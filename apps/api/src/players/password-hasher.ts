import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors/api-error.ts';

/** argon2id, the library's standard, with OWASP's smallest sound cost: 19 MiB, two passes, some 14 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More waiting than this would keep everyone past the time a visitor waits. */
const LONGEST_QUEUE = 60;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With null for the hash of an unknown player: false, after the same work as for a known one. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/**
 * Hashes at most `concurrency` passwords at once, so that a wave of sign-ins cannot take every core and the memory.
 *
 * Both throw ApiError `too_many_requests` when too many wait already.
 */
export function createPasswordHasher(concurrency: number, argon2 = { hash, verify }): PasswordHasher {
  const inTurn = createQueue(concurrency);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => argon2.hash(password, COST)),
    async verify(hashed, password) {
      decoy ??= argon2.hash('a password that nobody has', COST);
      const against = hashed ?? (await decoy);
      const same = await inTurn(() => argon2.verify(against, password));
      return same && hashed !== null;
    },
  };
}

function createQueue(concurrency: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= LONGEST_QUEUE) throw new ApiError('too_many_requests', { details: { retryAfter: 2 } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
