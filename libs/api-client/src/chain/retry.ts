/** The part of `fetch` that the client needs. */
export type Fetch = (request: Request) => Promise<Response>;

/** One attempt of a call; `signal` aborts it. */
export type Attempt = (request: Request, signal: AbortSignal) => Promise<Response>;

export interface RetryOptions {
  /** Timeout of a call, retries included, in ms. */
  deadlineMs: number;
  /** Delays before the retries of a GET, in ms. */
  delaysMs: readonly number[];
}

/** Delays before the second and third attempt of a GET, in ms. */
export const RETRY_DELAYS_MS: readonly number[] = [150, 450];

const RETRYABLE = new Set([502, 503, 504]);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads the body of a response within the timeout: a timeout of the headers alone lets a body hang forever. The text is
 * returned by the same Response; creating another one would double the cost of a call on the site's server.
 */
const readWhole = async (pending: Promise<Response>): Promise<Response> => {
  const response = await pending;
  if (response.body === null) return response;
  const text = await response.text();
  return Object.assign(response, {
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(text).then(JSON.parse),
  });
};

/** Retries reads only: a write is repeated by the player, with the same idempotency key. */
const attemptWithRetries = async (
  attempt: Attempt,
  request: Request,
  signal: AbortSignal,
  delays: readonly number[],
) => {
  const waits = request.method === 'GET' ? delays : [];
  for (const wait of waits) {
    try {
      const response = await readWhole(attempt(request, signal));
      if (!RETRYABLE.has(response.status)) return response;
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await pause(wait);
    signal.throwIfAborted();
  }
  return readWhole(attempt(request, signal));
};

/**
 * Runs `work` for at most `deadlineMs`, even if it ignores its signal; then rejects with a TimeoutError.
 *
 * @param cancel signal of the caller, which aborts the work too
 */
export const within = <T>(deadlineMs: number, cancel: AbortSignal, work: (signal: AbortSignal) => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    // A plain timer: signals derived from AbortSignal.timeout may be collected before they fire.
    const controller = new AbortController();
    const stop = (reason: unknown): void => {
      controller.abort(reason);
      reject(reason as Error);
    };
    const cancelled = (): void => stop(cancel.reason);
    const timer = setTimeout(() => stop(new DOMException('No answer in time.', 'TimeoutError')), deadlineMs);
    if (cancel.aborted) cancelled();
    cancel.addEventListener('abort', cancelled, { once: true });
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        cancel.removeEventListener('abort', cancelled);
      });
  });

/** Retries a GET without a response or with a gateway error, all attempts and bodies within one timeout. */
export const withRetries =
  (attempt: Attempt, { deadlineMs, delaysMs }: RetryOptions): Fetch =>
  (request) =>
    within(deadlineMs, request.signal, (signal) => attemptWithRetries(attempt, request, signal, delaysMs));
