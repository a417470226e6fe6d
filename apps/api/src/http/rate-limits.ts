import type { OperationPolicy } from '@hoshikraft/contract/policy';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';
import { rateSubject } from './address-prefix.ts';
import { connectRedis, countInMemory, countInRedis } from './call-counts.ts';
import type { CallCounter, Counted } from './call-counts.ts';
import { description } from './description.ts';

type RatePolicy = Pick<OperationPolicy, 'rate' | 'rateWith'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often this route may be called; what names none shares the ordinary rate with all others that name none. */
    ratePolicy?: RatePolicy;
  }
}

/** @throws ApiError `too_many_requests` */
function refuseBeyond({ calls, left }: Counted, most: number): void {
  if (calls <= most) return;
  throw new ApiError('too_many_requests', { details: { retryAfter: Math.max(1, Math.ceil(left / 1000)) } });
}

/** Counts a call, or refuses it. */
function limitBy(count: CallCounter, rate: number, rateWith: OperationPolicy['rateWith']): onRequestHookHandler {
  const isDear = ({ query }: FastifyRequest) =>
    rateWith !== null && (query as Record<string, unknown>)[rateWith.query] !== undefined;
  return (request, _reply, done) => {
    const dear = isDear(request);
    const subject = rateSubject(request.ip);
    // Counted apart: who looks at many servers may still give.
    const counted = count(dear ? `${subject} ${rateWith?.query}` : subject);
    const most = dear ? (rateWith?.rate ?? rate) : rate;
    if (!(counted instanceof Promise)) {
      refuseBeyond(counted, most);
      return done();
    }
    counted.then((known) => refuseBeyond(known, most)).then(() => done(), done);
  };
}

/** What counts the calls of a route, by its method and address. */
export type RouteCounters = (route: string) => CallCounter;

/** The counter of a name, one for all who ask for it: in Redis where there is one, else in this process. */
function openCounters(server: FastifyInstance, app: Pick<App, 'config' | 'log'>): RouteCounters {
  const redis = app.config.redisUrl === null ? null : connectRedis(app.config.redisUrl, app);
  if (redis !== null) server.addHook('onClose', () => redis.disconnect());
  const counters = new Map<string, CallCounter>();
  return (name) => {
    const counter = counters.get(name) ?? (redis === null ? countInMemory() : countInRedis(redis, name));
    counters.set(name, counter);
    return counter;
  };
}

/**
 * Counts calls by address and route. Redis down lets everyone through;
 * sign-in is guarded in PostgreSQL besides. Who is refused is told when to come again; nobody else needs a count.
 *
 * @param ordinary calls a minute where a route says nothing else; the contract's own outside tests
 * @returns null where no rates are limited
 */
export function limitRates(
  server: FastifyInstance,
  app: Pick<App, 'config' | 'log'>,
  ordinary = description['x-rate'],
): RouteCounters | null {
  if (!app.config.rateLimits) return null;
  const counterOf = openCounters(server, app);
  const limitOthers = limitBy(counterOf('others'), ordinary, null);
  // HEAD is counted with the GET of its address.
  const limits = new Map<string, onRequestHookHandler>();
  server.addHook('onRoute', (route) => {
    const { ratePolicy } = route.config ?? {};
    if (ratePolicy?.rate === false) return;
    const name = `${route.method === 'HEAD' ? 'GET' : String(route.method)} ${route.url}`;
    const limit =
      limits.get(name) ??
      (ratePolicy === undefined ? limitOthers : limitBy(counterOf(name), ratePolicy.rate, ratePolicy.rateWith));
    limits.set(name, limit);
    route.onRequest = [route.onRequest ?? [], limit].flat();
  });
  return counterOf;
}
