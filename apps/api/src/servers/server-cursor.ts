import { ApiError } from '../errors/api-error.ts';

/** Place after a server, for the next page. */
export const cursorAfter = (position: number): string => Buffer.from(String(position)).toString('base64url');

/**
 * The place a cursor names; without one, before all servers.
 *
 * @throws ApiError `malformed_request` for anything that {@link cursorAfter} did not make
 */
export function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^\d{1,9}$/.test(text)) throw new ApiError('malformed_request');
  return Number(text);
}
