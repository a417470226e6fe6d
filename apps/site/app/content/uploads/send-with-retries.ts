import { ApiFailure } from '@hoshikraft/api-client';

/** Delays before retries with the same idempotency key, in ms. */
const RETRY_DELAYS_MS = [1500, 5000];

const isRetryable = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.httpCode === 0 || error.httpCode >= 500);

/** Sends an upload, with retries if the connection or the server fails. @throws other failures at once */
export const sendWithRetries = async <T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const wait of RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
  return send();
};
