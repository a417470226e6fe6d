import { checkErrors, FORM, keepBodiesRaw, pairOperations, rawBodyOf, takeForms } from '@hoshikraft/contract-binder';
import { operationPolicy } from '@hoshikraft/contract/policy';
import type { OperationId, OperationPolicy } from '@hoshikraft/contract/policy';
import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { authenticateBody, authenticateHead, hasCredentials } from './authenticate.ts';
import type { Authenticators, Session } from './authenticators.ts';
import { withDeadline } from '../database/deadline.ts';
import { compileValidators, describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import type { Operation } from './define-operation.ts';
import { readInput } from './read-input.ts';
import { callerAddress } from './trusted-proxies.ts';
import { writeReply } from './write-reply.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The called operation of the contract; null or absent for other addresses. */
    operationId: OperationId | null;
    session: Session | null;
    /** Duration of the work before the body is read, milliseconds. */
    headMs: number;
  }
}

/** What each operation requires of its caller. */
export type Policies = Record<OperationId, OperationPolicy>;

/**
 * Mounts every operation of the description.
 *
 * @param policies of each operation; those of the contract except in tests
 * @throws Error when an operation has no handler or more than one
 */
export function mountContract(
  server: FastifyInstance,
  app: AppContext,
  operations: Operation[],
  authenticators: Authenticators,
  policies: Policies = operationPolicy,
): void {
  server.decorateRequest('operationId', null);
  server.decorateRequest('session', null);
  server.decorateRequest('headMs', 0);
  const pairs = pairOperations(describedOperations, operations);
  const mountThose = (on: FastifyInstance, isForm: boolean) => {
    for (const { described, operation } of pairs) {
      if ((described.body?.mediaType === FORM) !== isForm) continue;
      mountOne(on, app, described, policies[described.operationId], operation, authenticators);
    }
  };
  keepBodiesRaw(server);
  mountThose(server, false);
  server.register(async (forms) => {
    takeForms(forms);
    mountThose(forms, true);
  });
}

function mountOne(
  server: FastifyInstance,
  app: AppContext,
  described: DescribedOperation,
  policy: OperationPolicy,
  operation: Operation,
  authenticators: Authenticators,
): void {
  const { security: kind } = policy;
  const validators = compileValidators(described);
  const checkReplies = app.config.environment !== 'production';
  const { operationId } = described;
  const isSigned = kind === 'gameKey' || kind === 'webhookSignature';
  const isRead = described.method === 'GET';
  const budget = () => (isRead ? app.config.readDeadlineMs : app.config.writeDeadlineMs);
  server.route({
    method: described.method,
    url: described.url,
    bodyLimit: policy.body,
    config: { ratePolicy: policy },
    onRequest: (request, _reply, done) => {
      request.operationId = operationId;
      done();
    },
    preParsing: (request, reply, _payload, done) => {
      const readBody = (): void => {
        request.headMs = reply.elapsedTime;
        done();
      };
      if (kind === 'none' || (kind === 'optional' && !hasCredentials(request))) return readBody();
      // The session of a write has the same deadline as that of a read.
      const left = app.config.readDeadlineMs - reply.elapsedTime;
      withDeadline(left, () => authenticateHead(policy, request, app, authenticators)).then((session) => {
        request.session = session;
        readBody();
      }, done);
    },
    ...(checkReplies && { onSend: checkErrors(validators, operationId) }),
    handler: work,
  });

  async function work(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // The upload time of the body is not counted.
    const bodyMs = reply.elapsedTime - request.headMs;
    const inTime = <Result>(work: () => Promise<Result>) => withDeadline(budget() + bodyMs - reply.elapsedTime, work);
    const gameServer = isSigned
      ? await inTime(() => authenticateBody(policy, request, rawBodyOf(request), app, authenticators))
      : null;
    const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
    const input = readInput(request, described, validators, locale);
    const context = {
      app,
      session: request.session,
      gameServer,
      locale,
      log: request.log,
      ip: callerAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
      requestId: request.id,
    };
    const result = await inTime(async () => operation.handle(input, context));
    return writeReply(reply, result, validators, operationId, checkReplies);
  }
}
