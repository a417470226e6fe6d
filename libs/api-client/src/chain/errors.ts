import type { Middleware } from 'openapi-fetch';
import { type ApiFailure, failureOf, unreadableFailure } from '../api-failure.ts';

/** What the app does about failures, whoever made the call. */
export interface FailureHandlers {
  /** HTTP 401: the session is over. */
  unauthorized?: ((failure: ApiFailure) => void) | undefined;
  /** Code -7: two-factor confirmation is needed first. */
  twoFactor?: ((failure: ApiFailure) => void) | undefined;
  /** Everything a toast is due for. */
  notify?: ((failure: ApiFailure) => void) | undefined;
}

/**
 * Who is told of a failure (docs/product/site-shell.md#errors): 401 and -7 have handlers of their own, code 1 belongs to its form,
 * and where a fresh proof is needed somebody is asked for one.
 */
export const routeFailure = (failure: ApiFailure, on: FailureHandlers): void => {
  if (failure.httpCode === 401) on.unauthorized?.(failure);
  else if (failure.code === -7) on.twoFactor?.(failure);
  else if (failure.code !== 1 && failure.details?.type !== 'proof_needed') on.notify?.(failure);
};

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Turns every answer that is not 2xx, and every answer that never came, into a thrown ApiFailure. */
export const errorMapping = (on: FailureHandlers): Middleware => ({
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const failure = await failureOf(response);
    routeFailure(failure, on);
    throw failure;
  },
  onError({ error }) {
    // Whoever cancelled the call does not want to hear of it.
    if (isAbort(error)) throw error;
    const failure = unreadableFailure(0);
    routeFailure(failure, on);
    return failure;
  },
});
