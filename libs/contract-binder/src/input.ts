import type { DescribedOperation } from './read-operations.ts';

/**
 * Whether a number in a path or query is not in plain digits. Ajv reads "1e999" as the integer Infinity without checking its
 * bounds, "1e3" as 1000, and "0x10" as 16.
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
 * @throws SyntaxError for invalid JSON, TypeError for invalid UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Whether a text anywhere in a JSON value, property names included, passes the test. */
export function hasText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (test(name) || hasText((value as Record<string, unknown>)[name], test)) return true;
  return false;
}
