import { isUuid } from '../database/is-uuid.ts';
import { ApiError } from '../errors/api-error.ts';

type Keys = readonly (string | number)[];

/** The last moment that JavaScript and PostgreSQL both know, milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** Opaque place in a list: the sort keys of the last entry shown. */
const writeCursor = (keys: Keys): string => Buffer.from(JSON.stringify(keys)).toString('base64url');

/**
 * The sort keys of a cursor.
 *
 * @throws ApiError `malformed_request` for anything we did not write
 */
function readCursor<Place extends Keys>(cursor: string, isPlace: (keys: unknown[]) => boolean): Place {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(keys) && isPlace(keys)) return keys as unknown as Place;
  } catch {
    // Falls through to the refusal below.
  }
  throw new ApiError('malformed_request');
}

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A place by a whole number, such as an id, that the column can hold: at most `most`. */
export const readNumberCursor = (cursor: string, most: number): number =>
  readCursor<[number]>(cursor, (keys) => keys.length === 1 && isWhole(keys[0], most))[0];

/** 1 for what comes first, else 0; milliseconds of a moment; id. */
export type RankedPlace = readonly [number, number, string];

/** A place in a list whose first part is shown before the rest, each newest first. */
export const readRankedCursor = (cursor: string): RankedPlace =>
  readCursor<RankedPlace>(
    cursor,
    (keys) => keys.length === 3 && isWhole(keys[0], 1) && isWhole(keys[1], LAST_MOMENT) && isUuid(keys[2]),
  );

/** One page out of rows of which one more than `limit` was read, so that it is known whether there are more. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (last: Row) => Keys,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(placeOf(last)) : null };
}
