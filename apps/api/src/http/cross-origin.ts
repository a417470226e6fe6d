import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

const EXPOSED_HEADERS = ['ETag', 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id'].join(', ');

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': [
    'Access-Id',
    'Access-Token',
    'Accept-Language',
    'Content-Type',
    'Idempotency-Key',
    'If-None-Match',
  ].join(', '),
  'access-control-max-age': '600',
};

/** Whether a browser page of this origin may read our answers: the configured ones and loopback (the launcher's page). */
function isAllowedOrigin(origin: string, config: Pick<Config, 'corsOrigins' | 'siteUrl'>): boolean {
  if (config.corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return origin === new URL(config.siteUrl).origin || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

/**
 * Cross-origin rules. Cookies are never part of it: credentials are headers of our own. That answers depend on the origin is
 * one of the standing headers.
 */
export function allowOrigins(server: FastifyInstance, config: Pick<Config, 'corsOrigins' | 'siteUrl'>): void {
  server.addHook('onRequest', ({ headers: { origin } }, reply, done) => {
    if (origin !== undefined && isAllowedOrigin(origin, config)) {
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED_HEADERS });
    }
    done();
  });
  // Browsers ask it before a call, of their own accord.
  server.options('*', { config: { ratePolicy: { rate: false, rateWith: null } } }, (_request, reply) => {
    if (!reply.hasHeader('access-control-allow-origin')) return reply.callNotFound();
    return reply.code(204).headers(PREFLIGHT_HEADERS).send();
  });
}
