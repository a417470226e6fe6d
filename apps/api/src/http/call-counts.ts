import { Redis } from 'ioredis';
import type { App } from '../app-parts.ts';

/** Calls of one caller in the minute under way, and how long that minute lasts yet, milliseconds. */
export interface Counted {
  calls: number;
  left: number;
}

/** Counts one call more; at once where the counts lie in this process. It never fails. */
export type CallCounter = (caller: string) => Counted | Promise<Counted>;

const MINUTE_MS = 60_000;
/** Callers known at once; whoever commands more addresses than that is held by no count of addresses. */
const MAX_CALLERS = 100_000;

const [ZERO, NINE, DOT] = [48, 57, 46];

/** An IPv4 address as a number, which a map finds sooner than its text and keeps in less room; anybody else as they are called. */
function keyOf(caller: string): string | number {
  let address = 0;
  let part = 0;
  let dots = 0;
  for (let place = 0; place < caller.length; place += 1) {
    const code = caller.charCodeAt(place);
    if (code >= ZERO && code <= NINE) part = part * 10 + code - ZERO;
    else if (code !== DOT) return caller;
    else {
      address = (address << 8) | part;
      part = 0;
      dots += 1;
    }
  }
  return dots === 3 ? (address << 8) | part : caller;
}

/** Counts in this process, by minutes that begin with somebody's first call. */
export function countInMemory(): CallCounter {
  let counts = new Map<string | number, number>();
  let until = 0;
  return (caller) => {
    const now = performance.now();
    if (now >= until || counts.size >= MAX_CALLERS) {
      counts = new Map();
      until = now + MINUTE_MS;
    }
    const key = keyOf(caller);
    const calls = (counts.get(key) ?? 0) + 1;
    counts.set(key, calls);
    return { calls, left: until - now };
  };
}

const COUNT_CALL = `
local calls = redis.call('INCR', KEYS[1])
if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { calls, redis.call('PTTL', KEYS[1]) }
`;

/** Counts in Redis, together with every other process; `name` tells counters apart. Redis down counts nobody. */
export function countInRedis(redis: Redis, name: string): CallCounter {
  return async (caller) => {
    const key = `hoshikraft-rate-${name} ${caller}`;
    try {
      const [calls, left] = (await redis.eval(COUNT_CALL, 1, key, MINUTE_MS)) as [number, number];
      return { calls, left };
    } catch {
      return { calls: 0, left: 0 };
    }
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
