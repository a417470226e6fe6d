/** The part of `fetch` that the client needs. */
export type Fetch = (request: Request) => Promise<Response>;

/** The same for one try, which ends with its signal. */
export type Try = (request: Request, signal: AbortSignal) => Promise<Response>;

export interface Patience {
  /** Longest a call may take, its repeats included, in ms. */
  deadlineMs: number;
  /** Waits before repeats of a GET, in ms. */
  delaysMs: readonly number[];
}

/** Waits before the second and third try of a GET, in ms. */
export const RETRY_DELAYS_MS: readonly number[] = [150, 450];

const WORTH_ANOTHER_TRY = new Set([502, 503, 504]);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The answer with its body here: a deadline that ends at the headers lets a body hang for ever. The text is handed on by the
 * answer itself; one made anew around it would be half of what a call costs the site's server.
 */
const whole = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer;
  if (response.body === null) return response;
  const text = await response.text();
  return Object.assign(response, {
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(text).then(JSON.parse),
  });
};

/** Reading changes nothing, so it may be tried again; a write is repeated by the player alone, with the same key. */
const attempts = async (tryOnce: Try, request: Request, signal: AbortSignal, delays: readonly number[]) => {
  const waits = request.method === 'GET' ? delays : [];
  for (const wait of waits) {
    try {
      const response = await whole(tryOnce(request, signal));
      if (!WORTH_ANOTHER_TRY.has(response.status)) return response;
    } catch (error) {
      if (signal.aborted) throw error;
    }
    await pause(wait);
    signal.throwIfAborted();
  }
  return whole(tryOnce(request, signal));
};

/**
 * Gives a piece of work at most `deadlineMs`, even one that overlooks its signal; then it fails as if nothing had answered.
 * The caller's own abort passes through.
 *
 * @param cancel the caller's own
 */
export const within = <T>(deadlineMs: number, cancel: AbortSignal, work: (signal: AbortSignal) => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    // A timer of our own: signals derived from AbortSignal.timeout may be collected before they fire.
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

/** Tries a GET again when nothing answers or a gateway says so, all tries and their bodies within one deadline. */
export const patiently =
  (tryOnce: Try, { deadlineMs, delaysMs }: Patience): Fetch =>
  (request) =>
    within(deadlineMs, request.signal, (signal) => attempts(tryOnce, request, signal, delaysMs));
