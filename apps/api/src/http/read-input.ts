import { faultFields, firstFault, hasOddNumber, parseJson } from '@hoshikraft/contract-binder';
import type { OperationValidators } from '@hoshikraft/contract-binder';
import type { Locale } from '@hoshikraft/shared';
import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { DescribedOperation } from './description.ts';
import type { RawRequest } from './define-operation.ts';

function malformed(validate: ValidateFunction, part: string, locale: Locale): ApiError {
  return new ApiError('malformed_request', { details: { fields: faultFields(validate.errors, part, locale) } });
}

/** PostgreSQL keeps no NUL in a text, and half of a surrogate pair is no character; "\\u0000" in JSON makes either. */
function hasOddText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  return typeof value === 'object' && value !== null && Object.values(value).some(hasOddText);
}

function readBody(rawBody: Buffer): unknown {
  try {
    return parseJson(rawBody);
  } catch (error) {
    throw new ApiError('malformed_request', { cause: error });
  }
}

/** Everything that came in, checked against the contract; the first fault is thrown as a refusal. */
export function readInput(
  request: FastifyRequest,
  rawBody: Buffer,
  operation: DescribedOperation,
  validators: OperationValidators,
  locale: Locale,
): RawRequest {
  const params = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  const headers = { ...request.headers };
  if (hasOddNumber(operation, { path: params, query })) throw new ApiError('malformed_request');
  if (!validators.params(params)) throw malformed(validators.params, 'path', locale);
  if (!validators.query(query)) throw malformed(validators.query, 'query', locale);
  if (hasOddText({ ...params, ...query })) throw new ApiError('malformed_request');
  if (!validators.headers(headers)) {
    const missing =
      firstFault(validators.headers.errors).place === 'idempotency-key' && !('idempotency-key' in headers);
    throw missing ? new ApiError('idempotency_key_missing') : malformed(validators.headers, 'header', locale);
  }
  const input = { operationId: operation.operationId, params, query, headers, body: undefined as unknown, rawBody };
  if (validators.body === null) {
    if (rawBody.length > 0) throw new ApiError('malformed_request');
    return input;
  }
  if (rawBody.length === 0 && operation.body?.required !== true) return input;
  input.body = readBody(rawBody);
  if (!validators.body(input.body)) throw malformed(validators.body, 'body', locale);
  // Only an escape can bring such text in: bytes that are no UTF-8 are refused above, and JSON has no bare NUL.
  if (rawBody.includes('\\u') && hasOddText(input.body)) throw new ApiError('malformed_request');
  return input;
}
