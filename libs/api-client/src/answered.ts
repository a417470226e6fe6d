import { unreadableFailure } from './api-failure.ts';

/**
 * The body of an answer. The client throws for everything but 2xx; what comes with 2xx and is no object of the
 * contract's was not said by the API, and counts as if the API were away.
 *
 * @param isWhole looks closer, for what the frame of every page is drawn from
 */
export const answered = async <T>(
  call: Promise<{ data?: T }>,
  isWhole: (data: T) => boolean = () => true,
): Promise<T> => {
  const { data } = await call.catch((error: unknown) => {
    // Thrown by JSON.parse alone: a page of a proxy's, half an answer.
    throw error instanceof SyntaxError ? unreadableFailure(503) : error;
  });
  if (typeof data !== 'object' || data === null || !isWhole(data)) throw unreadableFailure(503);
  return data;
};
