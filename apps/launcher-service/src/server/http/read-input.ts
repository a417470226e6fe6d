import { hasText, readInput as readContractInput } from '@hoshikraft/contract-binder';
import type { InputFault, OperationValidators, RawInput } from '@hoshikraft/contract-binder';
import type { Locale } from '@hoshikraft/shared';
import type { FastifyRequest } from 'fastify';
import type { DescribedOperation } from './description.ts';
import { Refusal } from '../../refusal.ts';

function refusal({ part, rule, fields, cause }: InputFault, locale: Locale): Refusal {
  // A text that is too long is reported as too large, wherever the limit is.
  if (part === 'body' && rule === 'maxLength') return new Refusal('body_too_large');
  const named = fields(locale);
  return new Refusal('malformed_request', { ...(named === undefined ? {} : { fields: named }), cause });
}

/** Validates the request against the contract; throws the first problem as a refusal. */
export function readInput(
  request: FastifyRequest,
  operation: DescribedOperation,
  validators: OperationValidators,
  locale: Locale,
): RawInput {
  const input = readContractInput(request, operation, validators, (fault) => refusal(fault, locale));
  // Files store no lone surrogate. Only an escape in JSON can produce one: invalid UTF-8 is refused above.
  if (hasText(input.body, (text) => !text.isWellFormed())) throw new Refusal('malformed_request');
  return input;
}
