import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../platform/errors/api-error.ts';

/** argon2id, the library's default, with OWASP's minimum cost: 19 MiB, two passes, about 14 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A longer queue would make every caller wait longer than a visitor does. */
const MAX_QUEUE = 60;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Pass null as the hash of an unknown player: returns false after the same work as for a known one. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/**
 * Hashes at most `concurrency` passwords in parallel, so that a wave of sign-ins cannot exhaust the cores and the memory.
 *
 * Both methods throw ApiError `too_many_requests` if the queue is full.
 */
export function createPasswordHasher(concurrency: number, argon2 = { hash, verify }): PasswordHasher {
  const runInQueue = createQueue(concurrency);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => runInQueue(() => argon2.hash(password, COST)),
    async verify(hashed, password) {
      decoy ??= argon2.hash('a password that nobody has', COST);
      const comparedHash = hashed ?? (await decoy);
      const same = await runInQueue(() => argon2.verify(comparedHash, password));
      return same && hashed !== null;
    },
  };
}

function createQueue(concurrency: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= MAX_QUEUE) throw new ApiError('too_many_requests', { details: { retryAfter: 2 } });
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
