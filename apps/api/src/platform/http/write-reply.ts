import { checkReply } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import type { FastifyReply } from 'fastify';
import { hasCredentials } from './authenticate.ts';
import type { RawReply } from './define-operation.ts';
import { matchesEtag } from './etag.ts';

/** Sends an operation's reply, or 304 if the caller has it. Responses to requests with credentials are private. */
export function writeReply(
  to: FastifyReply,
  reply: RawReply,
  validators: OperationValidators,
  operationId: string,
  check: boolean,
): FastifyReply {
  if (check) checkReply(reply, validators, operationId);
  to.code(reply.status).headers(reply.headers ?? {});
  if (hasCredentials(to.request)) to.header('cache-control', 'private, no-store');
  if (matchesEtag(to.request, reply.headers?.['etag'])) return to.code(304).send();
  const declared = validators.responses.get(reply.status);
  if (declared === null || declared === undefined) return to.send();
  if (!to.hasHeader('content-type')) to.type(`${declared.mediaType}; charset=utf-8`);
  return to.send(reply.binary ?? reply.text ?? JSON.stringify(reply.body));
}
