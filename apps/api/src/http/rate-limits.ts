import { fastifyRateLimit } from '@fastify/rate-limit';
import type { OperationPolicy } from '@hoshikraft/contract/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from './address-prefix.ts';
import { description } from './description.ts';

type RatePolicy = Pick<OperationPolicy, 'rate' | 'rateWith'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often this route may be called; routes without one share the ordinary rate. */
    ratePolicy?: RatePolicy;
  }
}

const MINUTE_MS = 60_000;
/** Callers that are counted at once in memory; the ones that called longest ago are forgotten first. */
const MAX_CALLERS = 100_000;

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

const policyOf = ({ routeOptions }: FastifyRequest): RatePolicy | undefined => routeOptions.config.ratePolicy;

/** Whether a call carries the parameter that has a rate of its own. */
const hasRatedQuery = (request: FastifyRequest): boolean => {
  const rateWith = policyOf(request)?.rateWith;
  return rateWith != null && (request.query as Record<string, unknown>)[rateWith.query] !== undefined;
};

/** What a call is counted as: HEAD with the GET of its address, a rated parameter apart from the rest of its route. */
function counterOf(request: FastifyRequest): string {
  const policy = policyOf(request);
  if (policy === undefined) return 'others';
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return `${method} ${request.routeOptions.url}${hasRatedQuery(request) ? ` ${policy.rateWith?.query}` : ''}`;
}

function connectRedis(url: string, { log }: Pick<AppContext, 'log'>): Redis {
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
 * Limits how often an address may call a route, by the policy of its operation; in Redis where there is one, else in this
 * process. While Redis is down every call is let through; sign-in is guarded in PostgreSQL besides.
 *
 * @param ordinary calls a minute of routes without a policy; the contract's own outside tests
 */
export async function limitRates(
  server: FastifyInstance,
  app: Pick<AppContext, 'config' | 'log'>,
  ordinary = description['x-rate'],
): Promise<void> {
  if (!app.config.rateLimits) return;
  const redis = app.config.redisUrl === null ? null : connectRedis(app.config.redisUrl, app);
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
    keyGenerator: (request) => `${counterOf(request)} ${rateSubject(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too_many_requests', { details: { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) } }),
    // The error handler sends Retry-After; callers below their limit need no count.
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
  });
}
