import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app-parts.ts';
import { limitOf } from './rate-limits.ts';
import { logOf } from './request-log.ts';
import { authenticateBody, authenticateHead, hasCredentials } from './authenticate.ts';
import type { Authenticators, Session } from './authenticators.ts';
import { readTimeLeft, withDeadline } from './deadline.ts';
import { compileValidators, describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import type { Operation, OperationContext } from './define-operation.ts';
import { readInput } from './read-input.ts';
import { kindOfSecurity, OPERATION_SECURITY } from './security.ts';
import type { SecurityKind } from './security.ts';
import { writeReply } from './write-reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Largest body of an operation, bytes; a game server's report names every player online. */
const BODY_LIMIT = 64 * 1024;
const GAME_BODY_LIMIT = 1024 * 1024;
/** 500,000 characters, most of which are one or two bytes, and some escaped. */
const LOG_BODY_LIMIT = 2 * 1024 * 1024;

const bodyLimitOf = (operationId: string, kind: SecurityKind): number => {
  if (operationId === 'sendLauncherLog') return LOG_BODY_LIMIT;
  return kind === 'gameKey' ? GAME_BODY_LIMIT : BODY_LIMIT;
};

/**
 * Mounts every operation of the description.
 *
 * @throws Error when an operation has no handler or two, or its security is not the one its handler was typed with
 */
export function mountContract(
  server: FastifyInstance,
  app: App,
  operations: Operation[],
  authenticators: Authenticators,
): void {
  const handlers = new Map<string, Operation>();
  for (const operation of operations) {
    if (handlers.has(operation.operationId)) throw new Error(`${operation.operationId} has two handlers`);
    handlers.set(operation.operationId, operation);
  }
  server.decorateRequest('session', null);
  // Bodies stay bytes until security has been satisfied: the binder parses them itself.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const described of describedOperations) {
    const operation = handlers.get(described.operationId);
    if (operation === undefined) throw new Error(`${described.operationId} has no handler`);
    handlers.delete(described.operationId);
    mountOne(server, app, described, operation, authenticators);
  }
  const [unknown] = handlers.keys();
  if (unknown !== undefined) throw new Error(`${unknown} is not in the contract`);
}

function securityKind(described: DescribedOperation): SecurityKind {
  const kind = kindOfSecurity(described.security);
  if (kind === undefined || OPERATION_SECURITY[described.operationId] !== kind) {
    throw new Error(`security of ${described.operationId} differs from the contract`);
  }
  return kind;
}

function mountOne(
  server: FastifyInstance,
  app: App,
  described: DescribedOperation,
  operation: Operation,
  authenticators: Authenticators,
): void {
  const kind = securityKind(described);
  const validators = compileValidators(described);
  const checkReplies = app.config.environment !== 'production';
  const { operationId } = described;
  const isSigned = kind === 'gameKey' || kind === 'webhookSignature';
  const isRead = described.method === 'GET';
  server.route({
    method: described.method,
    url: described.url,
    bodyLimit: bodyLimitOf(operationId, kind),
    config: { operationId, ...limitOf(operationId) },
    preParsing: (request, reply, _payload, done) => {
      if (kind === 'none' || (kind === 'optional' && !hasCredentials(request))) return done();
      withDeadline(authenticateHead(kind, request, app, authenticators), readTimeLeft(app, reply.elapsedTime)).then(
        (session) => {
          request.session = session;
          done();
        },
        done,
      );
    },
    handler: async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const gameServer = isSigned ? await authenticateBody(kind, request, rawBody, app, authenticators) : null;
      const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
      const input = readInput(request, rawBody, described, validators, locale);
      const context: OperationContext = {
        app,
        session: request.session,
        gameServer,
        locale,
        get log() {
          return logOf(request);
        },
        get ip() {
          return request.ip;
        },
        userAgent: request.headers['user-agent'] ?? null,
        requestId: request.id,
      };
      const answer = operation.handle(input, context);
      const isLate = isRead && answer instanceof Promise;
      const result = isLate ? await withDeadline(answer, readTimeLeft(app, reply.elapsedTime)) : await answer;
      if (hasCredentials(request)) result.headers = { ...result.headers, 'cache-control': 'private, no-store' };
      return writeReply(reply, result, validators, operationId, checkReplies);
    },
  });
}
