import { fastifyRateLimit } from '@fastify/rate-limit';
import type { OperationPolicy } from '@hoshikraft/contract/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from './address-prefix.ts';
import { description } from './description.ts';
import { callerAddress } from './trusted-proxies.ts';

type RatePolicy = Pick<OperationPolicy, 'rate' | 'rateWith'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Rate limit of this route; routes without one share the ordinary rate. */
    ratePolicy?: RatePolicy;
  }
}

const MINUTE_MS = 60_000;
/** Callers counted in memory; the least recent ones are evicted first. */
const MAX_CALLERS = 100_000;

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

const policyOf = ({ routeOptions }: FastifyRequest): RatePolicy | undefined => routeOptions.config.ratePolicy;

/** Whether a call has the parameter with a rate limit of its own. */
const hasRatedQuery = (request: FastifyRequest): boolean => {
  const rateWith = policyOf(request)?.rateWith;
  return rateWith != null && (request.query as Record<string, unknown>)[rateWith.query] !== undefined;
};

/** Counter of a call: HEAD counts as GET, and calls with a rated parameter are counted separately. */
function counterOf(request: FastifyRequest): string {
  const policy = policyOf(request);
  if (policy === undefined) return 'others';
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return `${method} ${request.routeOptions.url}${hasRatedQuery(request) ? ` ${policy.rateWith?.query}` : ''}`;
}

/** Loads its client only where Redis is configured. */
async function connectRedis(url: string, { log }: Pick<AppContext, 'log'>): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 500,
    commandTimeout: 500,
    disconnectTimeout: 100,
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis does not respond: rates are not limited'));
  return redis;
}

/**
 * Limits how often an address may call a route, by the policy of its operation. Counts in Redis if configured, else in this
 * process. While Redis is down all calls are allowed; sign-in has an additional limit in PostgreSQL.
 *
 * @param ordinary calls per minute of routes without a policy; that of the contract except in tests
 */
export async function limitRates(
  server: FastifyInstance,
  app: Pick<AppContext, 'config' | 'log'>,
  ordinary = description['x-rate'],
): Promise<void> {
  if (!app.config.rateLimits) return;
  const redis = app.config.redisUrl === null ? null : await connectRedis(app.config.redisUrl, app);
  if (redis !== null) server.addHook('onClose', () => redis.disconnect());
  const rateOf = (request: FastifyRequest): number => {
    const { rate = ordinary, rateWith } = policyOf(request) ?? {};
    return Number(hasRatedQuery(request) ? (rateWith?.rate ?? rate) : rate);
  };
  await server.register(fastifyRateLimit, {
    ...(redis === null ? { cache: MAX_CALLERS } : { redis, nameSpace: 'hoshikraft-rate-' }),
    skipOnError: true,
    timeWindow: MINUTE_MS,
    max: rateOf,
    allowList: (request) => policyOf(request)?.rate === false,
    keyGenerator: (request) => `${counterOf(request)} ${rateSubject(callerAddress(request))}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too_many_requests', { details: { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) } }),
    // The error handler sends Retry-After; callers below their limit need no headers.
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}
