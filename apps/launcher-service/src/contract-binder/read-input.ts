import type { Locale } from '@hoshikraft/shared';
import type { ValidateFunction } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { DescribedOperation } from './description.ts';
import type { RawRequest } from './operation-types.ts';
import { firstFault } from './validators.ts';
import type { OperationValidators } from './validators.ts';

const WORDS: Record<string, Record<Locale, string>> = {
  required: { ru: 'Нужно заполнить', en: 'Required' },
  additionalProperties: { ru: 'Лишнее поле', en: 'Unknown field' },
  other: { ru: 'Неверное значение', en: 'Wrong value' },
};

function malformed(validate: ValidateFunction, part: string, locale: Locale): Refusal {
  const { place, rule } = firstFault(validate.errors);
  // A text that is too long is too much data, wherever the limit is drawn.
  if (part === 'body' && rule === 'maxLength') return new Refusal('body_too_large');
  const words = WORDS[rule] ?? WORDS['other'];
  const name = [part, place].filter(Boolean).join('/').slice(0, 200);
  return new Refusal('malformed_request', { fields: { [name]: words?.[locale] ?? '' } });
}

/** Ajv takes "1e3" for 1000 and "0x10" for 16; an address that says so was not written by our page. */
function hasOddNumber(query: Record<string, unknown>, operation: DescribedOperation): boolean {
  return operation.parameters.some(({ name, in: place, schema }) => {
    const value = query[name];
    if (place !== 'query' || (schema as { type?: string }).type !== 'integer' || value === undefined) return false;
    return [value].flat().some((one) => !/^\d{1,16}$/.test(String(one)));
  });
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
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
  if (hasOddNumber(query, operation)) throw new Refusal('malformed_request');
  if (!validators.params(params)) throw malformed(validators.params, 'path', locale);
  if (!validators.query(query)) throw malformed(validators.query, 'query', locale);
  if (!validators.headers({ ...request.headers })) throw malformed(validators.headers, 'header', locale);
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (validators.body === null) {
    if (rawBody.length > 0) throw new Refusal('malformed_request');
    return { params, query, body: undefined };
  }
  const body = parseJson(rawBody);
  if (!validators.body(body)) throw malformed(validators.body, 'body', locale);
  return { params, query, body };
}
