import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { ApiError } from '../errors/api-error.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a page of this origin may read our responses: configured origins and loopback (the launcher's page). */
function isAllowedOrigin(origin: string, config: Pick<Config, 'corsOrigins' | 'siteUrl'>): boolean {
  if (config.corsOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return origin === new URL(config.siteUrl).origin || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

/**
 * Refuses calls of operators where there is no operators' app, and from pages of any other origin. They also need a session of
 * that app, so this is a second barrier.
 */
export function guardOperatorCalls(server: FastifyInstance, { adminUrl }: Pick<Config, 'adminUrl'>): void {
  server.addHook('onRequest', async ({ url, headers: { origin } }) => {
    if (!/^\/api\/admin(?:[/?]|$)/i.test(url)) return;
    if (adminUrl === null || (origin !== undefined && origin !== adminUrl)) throw new ApiError('permission_missing');
  });
}

/** Sets the CORS headers. Cookies are never allowed: credentials are sent in custom headers. */
export async function allowOrigins(
  server: FastifyInstance,
  config: Pick<Config, 'corsOrigins' | 'siteUrl'>,
): Promise<void> {
  await server.register(fastifyCors, {
    origin: (origin, done) => done(null, origin !== undefined && isAllowedOrigin(origin, config)),
    methods: ['GET', 'POST'],
    allowedHeaders: [
      'Access-Id',
      'Access-Token',
      'Accept-Language',
      'Content-Type',
      'Idempotency-Key',
      'If-None-Match',
    ],
    exposedHeaders: ['ETag', 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  });
}
