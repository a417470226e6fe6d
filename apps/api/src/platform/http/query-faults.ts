import { ApiError } from '../errors/api-error.ts';
import { sqlState } from '../errors/classify.ts';

/** The error for these query parameters, which are invalid together. */
export const refuseQuery = (...names: string[]): ApiError =>
  new ApiError('malformed_request', {
    details: { fields: Object.fromEntries(names.map((name) => [`query/${name}`, name])) },
  });

/** SQLSTATE for a timezone that PostgreSQL does not know, although this process may. */
const INVALID_PARAMETER = '22023';

/**
 * Runs queries that use a timezone given by the caller.
 *
 * @param timezone a name of the IANA database, as the query's parameter `timezone` gave it
 * @throws ApiError `malformed_request` if this process or PostgreSQL does not know it
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
