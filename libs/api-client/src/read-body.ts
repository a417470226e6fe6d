import { unreadableFailure } from './api-failure.ts';

/**
 * Returns the body of a response. The client throws for any status but 2xx. A 2xx body that is not an object does not come
 * from the API, and is treated as if the API were unavailable.
 *
 * @param isWhole stricter check, for data that the layout of every page needs
 * @throws ApiFailure
 */
export const readBody = async <T>(
  call: Promise<{ data?: T }>,
  isWhole: (data: T) => boolean = () => true,
): Promise<T> => {
  const { data } = await call.catch((error: unknown) => {
    // Only JSON.parse throws this: a page of a proxy, or a truncated body.
    throw error instanceof SyntaxError ? unreadableFailure(503) : error;
  });
  if (typeof data !== 'object' || data === null || !isWhole(data)) throw unreadableFailure(503);
  return data;
};
