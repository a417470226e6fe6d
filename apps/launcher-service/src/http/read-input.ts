import { faultFields, firstFault, hasOddNumber, parseJson } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import type { Locale } from '@hoshikraft/shared';
import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import type { DescribedOperation } from './description.ts';
import type { RawRequest } from './define-operation.ts';

function malformed({ errors }: ValidateFunction, part: string, locale: Locale): Refusal {
  // A text that is too long is too much data, wherever the limit is drawn.
  if (part === 'body' && firstFault(errors).rule === 'maxLength') return new Refusal('body_too_large');
  return new Refusal('malformed_request', { fields: faultFields(errors, part, locale) });
}

function readBody(rawBody: Buffer): unknown {
  try {
    return parseJson(rawBody);
  } catch (error) {
    throw new Refusal('malformed_request', { cause: error });
  }
}

/** Everything that came in, checked against the contract; the first fault is thrown as a refusal. */
export function readInput(
  request: FastifyRequest,
  operation: DescribedOperation,
  validators: OperationValidators,
  locale: Locale,
): RawRequest {
  const params = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  if (hasOddNumber(operation, { path: params, query })) throw new Refusal('malformed_request');
  if (!validators.params(params)) throw malformed(validators.params, 'path', locale);
  if (!validators.query(query)) throw malformed(validators.query, 'query', locale);
  if (!validators.headers({ ...request.headers })) throw malformed(validators.headers, 'header', locale);
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (validators.body === null) {
    if (rawBody.length > 0) throw new Refusal('malformed_request');
    return { params, query, body: undefined };
  }
  const body = readBody(rawBody);
  if (!validators.body(body)) throw malformed(validators.body, 'body', locale);
  return { params, query, body };
}
