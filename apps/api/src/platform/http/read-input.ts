import { FORM, hasText, readInput as readContractInput } from '@hoshikraft/contract-binder';
import type { InputFault, OperationValidators } from '@hoshikraft/contract-binder';
import type { OperationId } from '@hoshikraft/contract/policy';
import type { Locale } from '@hoshikraft/shared';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { RawRequest } from './define-operation.ts';
import type { DescribedOperation } from './description.ts';

/** PostgreSQL stores neither NUL nor lone surrogates in a text; escapes such as "\\u0000" in JSON produce both. */
const isOdd = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Operations that clean each text themselves: one odd text of a game server must not stop the rest. */
const CLEAN_TEXTS = new Set<OperationId>(['sendHeartbeat', 'sendGameEvents']);

function refusal({ part, place, rule, fields, cause }: InputFault, locale: Locale): ApiError {
  if (part === 'header' && place === 'idempotency-key' && rule === 'required') {
    return new ApiError('idempotency_key_missing');
  }
  const named = fields(locale);
  return new ApiError('malformed_request', { details: named === undefined ? {} : { fields: named }, cause });
}

/** Validates the input of a request against the contract; throws the first error as a refusal. */
export function readInput(
  request: FastifyRequest,
  operation: DescribedOperation,
  validators: OperationValidators,
  locale: Locale,
): RawRequest {
  const input = readContractInput(request, operation, validators, (fault) => refusal(fault, locale));
  const { params, query, body, rawBody } = input;
  // Invalid UTF-8 is refused above, and JSON allows no raw NUL: only an escape can produce such text.
  const hasEscapes = rawBody.length > 0 && rawBody.includes('\\u') && !CLEAN_TEXTS.has(operation.operationId);
  const mayHaveOdd = operation.body?.mediaType === FORM || hasEscapes;
  if (hasText(params, isOdd) || hasText(query, isOdd) || (mayHaveOdd && hasText(body, isOdd))) {
    throw new ApiError('malformed_request');
  }
  return { operationId: operation.operationId, ...input };
}
