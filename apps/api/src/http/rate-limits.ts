import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { App } from '../app-parts.ts';
import type { OperationId } from './security.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from './address-prefix.ts';

/** Calls a minute from one address where nothing else is said. */
const ORDINARY = 600;

/** Calls a minute from one address, where a call is dear or can be misused; false is unlimited. */
const LIMITS: Partial<Record<OperationId, number | false>> = {
  registerUser: 10,
  login: 30,
  loginLauncher: 30,
  startGameSession: 30,
  countDownload: 20,
  sendLauncherLog: 5,
  validateField: 60,
  getCaptchaChallenge: 60,
  createPayment: 20,
  buyRole: 60,
  unbanPlayer: 60,
  sendHeartbeat: 1200,
  joinGame: 1200,
  receivePaymentEvent: 1200,
  getLiveness: false,
  getReadiness: false,
  getMetrics: false,
};

const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Offers for another player tell whether there is one, and what kind of role: as dear as asking for a free nickname. */
const FOR_ANOTHER = 60;

interface Limit {
  max: number | ((request: FastifyRequest) => number);
  timeWindow: number;
  keyGenerator?: (request: FastifyRequest) => string;
}

type RouteLimit = { rateLimit: false | Limit };

const isForAnother = ({ query }: FastifyRequest): boolean => (query as { recipient?: unknown }).recipient !== undefined;

export function limitOf(operationId: OperationId): RouteLimit {
  if (operationId === 'listStoreRoles') {
    const max = (request: FastifyRequest) => (isForAnother(request) ? FOR_ANOTHER : ORDINARY);
    // Counted apart: who looks at many servers may still give.
    const keyGenerator = (request: FastifyRequest) =>
      `${rateSubject(request.ip)}${isForAnother(request) ? ' recipient' : ''}`;
    return { rateLimit: { max, keyGenerator, timeWindow: 60_000 } };
  }
  const max = LIMITS[operationId] ?? ORDINARY;
  return { rateLimit: max === false ? false : { max, timeWindow: 60_000 } };
}

/**
 * Counts calls by address: in Redis where there is one, else in this process. Redis down lets everyone through; sign-in is
 * guarded in PostgreSQL besides.
 */
export async function limitRates(server: FastifyInstance, app: App): Promise<void> {
  if (!app.config.rateLimits) return;
  const redis = app.config.redisUrl === null ? null : connectRedis(app.config.redisUrl, app);
  await server.register(rateLimit, {
    global: true,
    max: ORDINARY,
    timeWindow: 60_000,
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

function connectRedis(url: string, app: App): Redis {
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
