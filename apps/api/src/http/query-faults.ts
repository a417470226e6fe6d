import { ApiError } from '../errors/api-error.ts';
import { sqlState } from '../errors/classify.ts';

/** Refuses a request for what these parameters of its query say together. */
export const refuseQuery = (...names: string[]): ApiError =>
  new ApiError('malformed_request', {
    details: { fields: Object.fromEntries(names.map((name) => [`query/${name}`, name])) },
  });

/** Zones that PostgreSQL does not know, though the calendar of this process may. */
const INVALID_PARAMETER = '22023';

/**
 * Does what names a timezone to the database.
 *
 * @param timezone a name of the IANA database, as the query's parameter `timezone` gave it
 * @throws ApiError `malformed_request` where this process or PostgreSQL does not know it
 */
export async function inZone<Answer>(timezone: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    throw refuseQuery('timezone');
  }
  try {
    return await work();
  } catch (error) {
    throw sqlState(error) === INVALID_PARAMETER ? refuseQuery('timezone') : error;
  }
}
