/** The part of `fetch` that the client needs. */
export type Fetch = (request: Request) => Promise<Response>;

/** Waits before the second and third try of a GET, in ms. */
export const RETRY_DELAYS_MS: readonly number[] = [150, 450];

const WORTH_ANOTHER_TRY = new Set([502, 503, 504]);

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Tries a GET again when nothing answers or a gateway says so: reading changes nothing, so it is safe.
 * Other methods pass once; their repeat is the player's decision, with the same idempotency key.
 */
export const retryReads =
  (fetch: Fetch, delays: readonly number[] = RETRY_DELAYS_MS): Fetch =>
  async (request) => {
    if (request.method !== 'GET') return fetch(request);
    for (const delay of delays) {
      try {
        const response = await fetch(request.clone());
        if (!WORTH_ANOTHER_TRY.has(response.status)) return response;
        await response.body?.cancel();
      } catch (error) {
        if (request.signal.aborted) throw error;
      }
      await pause(delay, request.signal);
    }
    return fetch(request);
  };

/** Gives a call, all its tries together, at most `ms`; then it fails as if nothing had answered. */
export const withDeadline =
  (fetch: Fetch, ms: number): Fetch =>
  (request) =>
    fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(ms)]) }));
