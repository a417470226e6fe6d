import rateLimit from '@fastify/rate-limit';
import type { OperationPolicy } from '@hoshikraft/contract/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from './address-prefix.ts';
import { description } from './description.ts';

const MINUTE_MS = 60_000;

const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

interface Limit {
  max: number | ((request: FastifyRequest) => number);
  timeWindow: number;
  keyGenerator?: (request: FastifyRequest) => string;
}

type RouteLimit = { rateLimit: false | Limit };

/** How often an operation may be called, as its policy says it, for Fastify's route. */
export function limitOf({ rate, rateWith }: Pick<OperationPolicy, 'rate' | 'rateWith'>): RouteLimit {
  if (rate === false) return { rateLimit: false };
  if (rateWith === null) return { rateLimit: { max: rate, timeWindow: MINUTE_MS } };
  const isDear = ({ query }: FastifyRequest) => (query as Record<string, unknown>)[rateWith.query] !== undefined;
  const max = (request: FastifyRequest) => (isDear(request) ? rateWith.rate : rate);
  // Counted apart: who looks at many servers may still give.
  const keyGenerator = (request: FastifyRequest) =>
    `${rateSubject(request.ip)}${isDear(request) ? ` ${rateWith.query}` : ''}`;
  return { rateLimit: { max, keyGenerator, timeWindow: MINUTE_MS } };
}

/**
 * Counts calls by address: in Redis where there is one, else in this process. Redis down lets everyone through; sign-in is
 * guarded in PostgreSQL besides.
 *
 * @param ordinary calls a minute where a route says nothing else; the contract's own outside tests
 */
export async function limitRates(
  server: FastifyInstance,
  app: Pick<App, 'config' | 'log'>,
  ordinary = description['x-rate'],
): Promise<void> {
  if (!app.config.rateLimits) return;
  const redis = app.config.redisUrl === null ? null : connectRedis(app.config.redisUrl, app);
  await server.register(rateLimit, {
    global: true,
    max: ordinary,
    timeWindow: MINUTE_MS,
    skipOnError: true,
    // Who is refused is told when to come again by our own answer; nobody else needs a count.
    addHeadersOnExceeding: NO_COUNTS,
    addHeaders: { ...NO_COUNTS, 'retry-after': false },
    ...(redis === null ? {} : { redis }),
    nameSpace: 'hoshikraft-rate-',
    keyGenerator: (request) => rateSubject(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too_many_requests', { details: { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) } }),
  });
  if (redis !== null) server.addHook('onClose', () => redis.disconnect());
}

function connectRedis(url: string, app: Pick<App, 'log'>): Redis {
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
