import { createReadStream } from 'node:fs';
import { checkErrors, checkReply, keepBodiesRaw, pairOperations } from '@hoshikraft/contract-binder';
import { operationPolicy } from '@hoshikraft/launcher-contract/policy';
import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { ServiceContext } from '../../context.ts';
import { compileValidators, describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import type { Operation, RawReply } from './define-operation.ts';
import { readInput } from './read-input.ts';

function writeReply(to: FastifyReply, reply: RawReply): FastifyReply {
  to.code(reply.status);
  if (reply.file !== undefined) {
    to.type(reply.mediaType ?? 'application/octet-stream').header(
      'cache-control',
      'private, max-age=31536000, immutable',
    );
    return to.send(createReadStream(reply.file));
  }
  to.header('cache-control', 'no-store');
  if (reply.body === undefined) return to.send();
  return to.type('application/json; charset=utf-8').send(JSON.stringify(reply.body));
}

function mountOne(
  server: FastifyInstance,
  context: ServiceContext,
  described: DescribedOperation,
  operation: Operation,
): void {
  const validators = compileValidators(described);
  const { operationId } = described;
  const checkReplies = !context.config.production;
  server.route({
    method: described.method,
    url: described.url,
    exposeHeadRoute: false,
    bodyLimit: operationPolicy[operationId].body,
    // Before the body is read: a request without the token is refused at once.
    onRequest: async (request) => {
      if (!context.perimeter.hasToken(request.headers)) throw new Refusal('not_allowed');
    },
    ...(checkReplies && { onSend: checkErrors(validators, operationId) }),
    handler: async (request, reply) => {
      const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
      const input = readInput(request, described, validators, locale);
      const answer = await operation.handle(input, { context, locale });
      if (checkReplies) checkReply(answer, validators, operationId);
      return writeReply(reply, answer);
    },
  });
}

/**
 * Mounts every operation of the description.
 *
 * @throws Error if an operation has no handler, or two
 */
export function mountContract(
  server: FastifyInstance,
  context: ServiceContext,
  operations: readonly Operation[],
): void {
  keepBodiesRaw(server);
  for (const { described, operation } of pairOperations(describedOperations, operations)) {
    mountOne(server, context, described, operation);
  }
}
