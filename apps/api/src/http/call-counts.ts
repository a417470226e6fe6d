import { Redis } from 'ioredis';
import type { App } from '../app-parts.ts';

/** Calls of one caller in the minute under way, and how long that minute lasts yet, milliseconds. */
export interface Counted {
  calls: number;
  left: number;
}

/** Counts one call more; at once where the counts lie in this process. */
export type CallCounter = (caller: string) => Counted | Promise<Counted>;

const MINUTE_MS = 60_000;
/** Callers known at once; whoever commands more addresses than that is held by no count of addresses. */
const MAX_CALLERS = 100_000;

/** Counts in this process, by minutes that begin with somebody's first call. */
export function countInMemory(): CallCounter {
  let counts = new Map<string, number>();
  let until = 0;
  return (caller) => {
    const now = performance.now();
    if (now >= until || counts.size >= MAX_CALLERS) {
      counts = new Map();
      until = now + MINUTE_MS;
    }
    const calls = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, calls);
    return { calls, left: until - now };
  };
}

const COUNT_CALL = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { calls, redis.call('PTTL', KEYS[1]) }
`;

/** Counts in Redis, together with every other process; `name` tells counters apart. */
export function countInRedis(redis: Redis, name: string): CallCounter {
  return async (caller) => {
    const key = `hoshikraft-rate-${name} ${caller}`;
    const [calls, left] = (await redis.eval(COUNT_CALL, 1, key, MINUTE_MS)) as [number, number];
    return { calls, left };
  };
}

export function connectRedis(url: string, app: Pick<App, 'log'>): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 500,
    commandTimeout: 500,
    disconnectTimeout: 100,
  });
  redis.on('error', (error: Error) => app.log.warn({ err: error }, 'redis does not answer: rates are not limited'));
  return redis;
}
