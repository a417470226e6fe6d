import { ApiError } from '../errors/api-error.ts';

/** Opaque place in a list: the sort keys of the last entry shown. */
export const writeCursor = (keys: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/**
 * The sort keys of a cursor, each checked by the reader given for it.
 *
 * @throws ApiError `malformed_request` for anything we did not write
 */
export function readCursor<Keys extends readonly (string | number)[]>(
  cursor: string,
  isKeys: (value: unknown[]) => boolean,
): Keys {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(keys) && isKeys(keys)) return keys as unknown as Keys;
  } catch {
    // Falls through to the refusal below.
  }
  throw new ApiError('malformed_request');
}
