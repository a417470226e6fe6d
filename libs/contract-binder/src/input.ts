import type { DescribedOperation } from './read-operations.ts';

/**
 * Whether a number of a path or a query is not written in plain digits. Ajv takes "1e999" for the integer Infinity and
 * then skips its bounds; "1e3" it takes for 1000, and "0x10" for 16.
 */
export function hasOddNumber(
  { parameters }: DescribedOperation,
  given: { path: Record<string, unknown>; query: Record<string, unknown> },
): boolean {
  return parameters.some(({ name, in: place, schema }) => {
    const { type } = schema as { type?: string };
    if (place === 'header' || (type !== 'integer' && type !== 'number')) return false;
    const value = given[place][name];
    return value !== undefined && [value].flat().some((one) => !/^-?\d{1,16}(\.\d{1,15})?$/.test(String(one)));
  });
}

/**
 * Reads a JSON body.
 *
 * @throws SyntaxError for what is no JSON, TypeError for bytes that are no UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
