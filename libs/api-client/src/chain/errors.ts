import type { Middleware } from 'openapi-fetch';
import { type ApiFailure, failureOf, unreadableFailure } from '../api-failure.ts';

/** Handlers of the app for failures of any call. */
export interface FailureHandlers {
  /** HTTP 401: the session is over. */
  unauthorized?: ((failure: ApiFailure) => void) | undefined;
  /** Code -7: two-factor confirmation is needed first. */
  twoFactor?: ((failure: ApiFailure) => void) | undefined;
  /** Every failure shown as a toast. */
  notify?: ((failure: ApiFailure) => void) | undefined;
}

/**
 * Calls the handler of a failure (docs/product/site-shell.md#errors). Code 1 is shown by its form, and a required step-up
 * authentication by its dialog: neither has a toast.
 */
export const routeFailure = (failure: ApiFailure, on: FailureHandlers): void => {
  if (failure.httpCode === 401) on.unauthorized?.(failure);
  else if (failure.code === -7) on.twoFactor?.(failure);
  else if (failure.code !== 1 && failure.details?.type !== 'proof_needed') on.notify?.(failure);
};

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Throws an ApiFailure for every response that is not 2xx and for every lost connection. */
export const errorMapping = (on: FailureHandlers): Middleware => ({
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const failure = await failureOf(response);
    routeFailure(failure, on);
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
