import type { Readable } from 'node:stream';
import type { onSendHookHandler } from 'fastify';
import type { OperationValidators } from './contract-checks.ts';
import { firstFault } from './fault.ts';

/** Reply: a body sent as JSON, or a text, bytes or a file sent unchanged. */
export interface RawReply {
  status: number;
  body?: unknown;
  text?: string;
  binary?: Uint8Array | Readable;
  file?: string;
}

function checkJson({ body, text }: RawReply): unknown {
  // Checks the serialized JSON: there, dates are strings and undefined is absent.
  return text === undefined ? (JSON.parse(JSON.stringify(body ?? null)) as unknown) : JSON.parse(text);
}

/** @throws Error if the reply does not match the contract: a bug of the server, found in development and tests */
export function checkReply(reply: RawReply, { responses }: OperationValidators, operationId: string): void {
  const declared = responses.get(reply.status);
  if (declared === undefined) throw new Error(`${operationId} answered ${reply.status}, which it does not declare`);
  const asItIs = reply.file ?? reply.binary;
  const isEmpty = reply.body === undefined && reply.text === undefined && asItIs === undefined;
  if (declared === null) {
    if (!isEmpty) throw new Error(`${operationId} answers no body`);
    return;
  }
  if (asItIs !== undefined) {
    if (declared.mediaType === 'application/json') throw new Error(`${operationId} answers no file`);
    return;
  }
  const value = declared.mediaType === 'application/json' ? checkJson(reply) : (reply.body ?? reply.text ?? null);
  if (declared.validate(value)) return;
  const { place, rule } = firstFault(declared.validate.errors);
  throw new Error(`the answer of ${operationId} (${reply.status}) is wrong at "${place}": ${rule}`);
}

/** Checks errors, which are thrown past an operation, as `checkReply` checks replies: a hook of its route. */
export const checkErrors =
  (validators: OperationValidators, operationId: string): onSendHookHandler =>
  (_request, reply, payload, done) => {
    try {
      const { statusCode: status } = reply;
      if (status >= 400) checkReply({ status, text: String(payload) }, validators, operationId);
      done();
    } catch (error) {
      reply.code(500);
      done(error as Error);
    }
  };
