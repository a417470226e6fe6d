import type { Middleware } from 'openapi-fetch';
import { ApiFailure, failureOf, unreadableFailure } from '../api-failure.ts';

/** Handlers of the app for failures of any call. */
export interface FailureHandlers {
  /**
   * HTTP 401: the session is over, or `another_player`: the browser has another one. Resolves with true once the player has signed
   * in again, if `isAct`: the call, something that the player has done, is then repeated.
   */
  unauthorized?: ((failure: ApiFailure, isAct: boolean) => Promise<boolean>) | undefined;
  /** Code -7: two-factor confirmation is needed first. Resolves as `unauthorized` does. */
  twoFactor?: ((failure: ApiFailure, isAct: boolean) => Promise<boolean>) | undefined;
  /** Every failure shown as a toast. */
  notify?: ((failure: ApiFailure) => void) | undefined;
}

/** Whether the browser has no session any more that may make the call, or not that of the page. */
export const isLostSession = ({ httpCode, code, details }: ApiFailure): boolean =>
  httpCode === 401 || code === -7 || details?.type === 'another_player';

const lostSessionHandler = ({ code }: ApiFailure, { unauthorized, twoFactor }: FailureHandlers) =>
  code === -7 ? twoFactor : unauthorized;

/**
 * Calls the handler of a failure (docs/product/site-shell.md#errors). Code 1 is shown by its form, and a required step-up
 * authentication by its dialog: neither has a toast.
 */
export const routeFailure = (failure: ApiFailure, on: FailureHandlers): void => {
  if (isLostSession(failure)) void lostSessionHandler(failure, on)?.(failure, false);
  else if (failure.code !== 1 && failure.details?.type !== 'proof_needed') on.notify?.(failure);
};

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Calls that keep the session itself: nothing that a player has done on the page is lost with them. */
const SESSION_CALL = /\/auth(?:\/(?:login|logout|token|token-legacy|code))?$/;

/** Whether a call is something that the player has done: it is repeated after a new sign-in (repeatAfterSignIn). */
const isAct = (method: string, path: string): boolean => method === 'POST' && !SESSION_CALL.test(path);

/** Calls `send`, and once more if the session was lost and the player has signed in again meanwhile. */
export const repeatAfterSignIn = async <Answer>(
  send: () => Promise<Answer>,
  path: string,
  on: FailureHandlers,
): Promise<Answer> => {
  try {
    return await send();
  } catch (failure) {
    const isLost = failure instanceof ApiFailure && isLostSession(failure) && isAct('POST', path);
    if (!isLost || !(await lostSessionHandler(failure, on)?.(failure, true))) throw failure;
    return send();
  }
};

/** Throws an ApiFailure for every response that is not 2xx and for every lost connection. */
export const errorMapping = (on: FailureHandlers): Middleware => ({
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return undefined;
    const failure = await failureOf(response);
    if (!isLostSession(failure) || !isAct(request.method, schemaPath)) routeFailure(failure, on);
    throw failure;
  },
  onError({ error }) {
    // The caller cancelled the call: no failure is reported.
    if (isAbort(error)) throw error;
    const failure = unreadableFailure(0);
    routeFailure(failure, on);
    return failure;
  },
});
