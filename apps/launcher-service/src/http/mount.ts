import { createReadStream } from 'node:fs';
import { firstFault } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';
import type { Parts } from '../parts.ts';
import { compileValidators, describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import type { Operation, RawReply } from './define-operation.ts';
import { readInput } from './read-input.ts';

/** Largest body, bytes: a text of 64 KiB with every character escaped. */
const BODY_LIMIT = 512 * 1024;

/** @throws Error when the answer is not what the contract declares: a fault of ours, found in development and tests */
function checkReply(reply: RawReply, validators: OperationValidators, operationId: string): void {
  const declared = validators.responses.get(reply.status);
  if (declared === undefined) throw new Error(`${operationId} answered ${reply.status}, which it does not declare`);
  if (declared?.mediaType !== 'application/json') return;
  if (declared.validate(JSON.parse(JSON.stringify(reply.body ?? null)))) return;
  const { place, rule } = firstFault(declared.validate.errors);
  throw new Error(`the answer of ${operationId} (${reply.status}) is wrong at "${place}": ${rule}`);
}

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

function mountOne(server: FastifyInstance, parts: Parts, described: DescribedOperation, operation: Operation): void {
  const validators = compileValidators(described);
  server.route({
    method: described.method,
    url: described.url,
    exposeHeadRoute: false,
    bodyLimit: BODY_LIMIT,
    // Before the body is read: whoever has no token gets nothing looked at.
    onRequest: async (request) => {
      if (!parts.perimeter.hasToken(request.headers)) throw new Refusal('not_allowed');
    },
    handler: async (request, reply) => {
      const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
      const input = readInput(request, described, validators, locale);
      const answer = await operation.handle(input, { parts, locale });
      if (!parts.config.production) checkReply(answer, validators, described.operationId);
      return writeReply(reply, answer);
    },
  });
}

/**
 * Mounts every operation of the description.
 *
 * @throws Error when an operation has no handler
 */
export function mountContract(server: FastifyInstance, parts: Parts, operations: readonly Operation[]): void {
  const handlers = new Map(operations.map((operation) => [operation.operationId, operation]));
  // text/plain would be a body that any page may send without asking; the binder parses JSON itself, after the checks.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const described of describedOperations) {
    const operation = handlers.get(described.operationId);
    if (operation === undefined) throw new Error(`${described.operationId} has no handler`);
    mountOne(server, parts, described, operation);
  }
}
