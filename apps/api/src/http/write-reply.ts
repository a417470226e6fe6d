import { checkReply } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import type { FastifyReply } from 'fastify';
import type { RawReply } from './define-operation.ts';

export function writeReply(
  to: FastifyReply,
  reply: RawReply,
  validators: OperationValidators,
  operationId: string,
  check: boolean,
): FastifyReply {
  if (check) checkReply(reply, validators, operationId);
  to.code(reply.status);
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    // What the cross-origin rules made the answer depend on stays.
    to.header(name, name === 'vary' ? [to.getHeader('vary'), value].filter(Boolean).join(', ') : value);
  }
  const declared = validators.responses.get(reply.status);
  if (declared === null || declared === undefined) return to.send();
  if (!to.hasHeader('content-type')) to.type(`${declared.mediaType}; charset=utf-8`);
  return to.send(reply.text ?? JSON.stringify(reply.body));
}
