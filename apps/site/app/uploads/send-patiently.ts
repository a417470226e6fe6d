import { ApiFailure } from '@hoshikraft/api-client';

/** Waits before a file whose answer was lost is sent again, with its own key, in ms. */
const AGAIN_AFTER_MS = [1500, 5000];

const isLost = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.httpCode === 0 || error.httpCode >= 500);

/** Sends again what got no answer; what was refused is refused. */
export const sendPatiently = async <T>(once: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (const wait of AGAIN_AFTER_MS) {
    try {
      return await once();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
    signal.throwIfAborted();
  }
  return once();
};
