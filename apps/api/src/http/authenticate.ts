import type { OperationPolicy } from '@hoshikraft/contract/policy';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Authenticators, GameServer, RequestHead, Session } from './authenticators.ts';

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

/** @throws ApiError `two_factor_required`, `permission_missing` */
function admit(session: Session, { pending, permission }: OperationPolicy): Session {
  if (session.pending && !pending) throw new ApiError('two_factor_required');
  if (permission !== null && !session.permissions.has(permission)) throw new ApiError('permission_missing');
  return session;
}

/** First look, before the body is read: who asks, and whether they may. */
export async function authenticateHead(
  policy: OperationPolicy,
  request: FastifyRequest,
  app: App,
  authenticators: Authenticators,
): Promise<Session | null> {
  const head = headOf(request);
  switch (policy.security) {
    case 'none':
      return null;
    case 'optional':
      return hasCredentials(request) ? admit(await authenticators.accessId(app, head), policy) : null;
    case 'session':
      return admit(await authenticators.accessId(app, head), policy);
    case 'gameKey':
    case 'webhookSignature':
      await authenticators[policy.security].checkHead(app, head);
      return null;
  }
}

/** Second look, before the body is parsed. */
export async function authenticateBody(
  { security }: OperationPolicy,
  request: FastifyRequest,
  rawBody: Buffer,
  app: App,
  authenticators: Authenticators,
): Promise<GameServer | null> {
  if (security === 'gameKey') return authenticators.gameKey.verify(app, { ...headOf(request), rawBody });
  if (security === 'webhookSignature') {
    await authenticators.webhookSignature.verify(app, { ...headOf(request), rawBody });
  }
  return null;
}
