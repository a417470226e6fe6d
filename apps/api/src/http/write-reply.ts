import { firstFault } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import type { FastifyReply } from 'fastify';
import type { RawReply } from './define-operation.ts';

/** @throws Error when the answer is not what the contract declares: a fault of ours, found in development and tests */
function checkReply(reply: RawReply, validators: OperationValidators, operationId: string): void {
  const declared = validators.responses.get(reply.status);
  if (declared === undefined) throw new Error(`${operationId} answered ${reply.status}, which it does not declare`);
  if (declared === null) {
    if (reply.body !== undefined || reply.text !== undefined) throw new Error(`${operationId} answers no body`);
    return;
  }
  const body: unknown =
    reply.text === undefined || declared.mediaType !== 'application/json'
      ? (reply.body ?? reply.text)
      : JSON.parse(reply.text);
  // What goes over the wire is what has to be right: dates are texts there, undefined is absent.
  if (declared.validate(JSON.parse(JSON.stringify(body ?? null)))) return;
  const { place, rule } = firstFault(declared.validate.errors);
  throw new Error(`the answer of ${operationId} (${reply.status}) is wrong at "${place}": ${rule}`);
}

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
