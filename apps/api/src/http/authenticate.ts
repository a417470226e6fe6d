import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import type { Authenticators, GameServer, RequestHead, Session } from './authenticators.ts';
import type { SecurityKind } from './security.ts';

const headOf = (request: FastifyRequest): RequestHead => ({
  method: request.method,
  path: request.raw.url ?? request.url,
  headers: request.headers,
  ip: request.ip,
});

/** Whether a caller claims to be somebody, rightly or not: such an answer is nobody else's. */
export function hasCredentials(request: FastifyRequest): boolean {
  return request.headers['access-id'] !== undefined || request.headers['access-token'] !== undefined;
}

/** First look, before the body is read. */
export async function authenticateHead(
  kind: SecurityKind,
  request: FastifyRequest,
  app: App,
  authenticators: Authenticators,
): Promise<Session | null> {
  const head = headOf(request);
  switch (kind) {
    case 'none':
      return null;
    case 'optional':
      return hasCredentials(request) ? authenticators.accessId(app, head) : null;
    case 'session':
      return authenticators.accessId(app, head);
    case 'gameKey':
    case 'webhookSignature':
      await authenticators[kind].checkHead(app, head);
      return null;
  }
}

/** Second look, before the body is parsed. */
export async function authenticateBody(
  kind: SecurityKind,
  request: FastifyRequest,
  rawBody: Buffer,
  app: App,
  authenticators: Authenticators,
): Promise<GameServer | null> {
  if (kind === 'gameKey') return authenticators.gameKey.verify(app, { ...headOf(request), rawBody });
  if (kind === 'webhookSignature') await authenticators.webhookSignature.verify(app, { ...headOf(request), rawBody });
  return null;
}
