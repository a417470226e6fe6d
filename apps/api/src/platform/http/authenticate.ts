import type { OperationPolicy } from '@hoshikraft/contract/policy';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { callerAddress } from './trusted-proxies.ts';
import type { Authenticators, GameServer, RequestHead, Session } from './authenticators.ts';

const headOf = (request: FastifyRequest): RequestHead => ({
  method: request.method,
  path: request.raw.url ?? request.url,
  headers: request.headers,
  ip: callerAddress(request),
});

/** Whether a request carries credentials, valid or not: its response must not be shared by a cache. */
export function hasCredentials(request: Pick<FastifyRequest, 'headers'>): boolean {
  return request.headers['access-id'] !== undefined || request.headers['access-token'] !== undefined;
}

/** How long a step-up authentication is valid. */
const PROOF_MS = 15 * MINUTE_MS;

/**
 * Requires a step-up authentication of the session within the last 15 minutes.
 *
 * @throws ApiError `proof_needed`
 */
export function assertStepUp(app: AppContext, { provedAt }: Pick<Session, 'provedAt'>): void {
  if (provedAt === null || app.clock.now().getTime() - provedAt.getTime() > PROOF_MS) {
    throw new ApiError('proof_needed');
  }
}

/** Code -7 (docs/product/accounts.md#second-factor), with the pending sign-in. */
export const secondFactorNeeded = (pending: NonNullable<Session['pending']>): ApiError =>
  new ApiError('two_factor_required', { details: pending });

/** @throws ApiError `two_factor_required`, `permission_missing`, `proof_needed` */
function authorize(session: Session, { pending, permission, proof }: OperationPolicy, app: AppContext): Session {
  if (session.pending !== null && !pending) throw secondFactorNeeded(session.pending);
  if (permission !== null && !session.permissions.has(permission)) throw new ApiError('permission_missing');
  if (proof) assertStepUp(app, session);
  return session;
}

/** Before the body is read: authenticates the caller and checks permissions. */
export async function authenticateHead(
  policy: OperationPolicy,
  request: FastifyRequest,
  app: AppContext,
  authenticators: Authenticators,
): Promise<Session | null> {
  const head = headOf(request);
  switch (policy.security) {
    case 'none':
      return null;
    case 'optional':
      return hasCredentials(request) ? authorize(await authenticators.accessId(app, head), policy, app) : null;
    case 'session':
      return authorize(await authenticators.accessId(app, head), policy, app);
    case 'gameKey':
    case 'webhookSignature':
      await authenticators[policy.security].checkHead(app, head);
      return null;
  }
}

/** After the body is read and before it is parsed: verifies signatures. */
export async function authenticateBody(
  { security }: OperationPolicy,
  request: FastifyRequest,
  rawBody: Buffer,
  app: AppContext,
  authenticators: Authenticators,
): Promise<GameServer | null> {
  if (security === 'gameKey') return authenticators.gameKey.verify(app, { ...headOf(request), rawBody });
  if (security === 'webhookSignature') {
    await authenticators.webhookSignature.verify(app, { ...headOf(request), rawBody });
  }
  return null;
}
