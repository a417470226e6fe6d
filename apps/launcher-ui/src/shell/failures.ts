import { failureText as apiFailureText } from '@hoshikraft/async-state';
import type { FailureHandlers } from '@hoshikraft/api-client';
import { lostSessionHandlers } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import { ServiceFailure } from '../service/service-failure.ts';

/** Title and text of an error of the service or the API (docs/product/site-shell.md#errors): their own if they sent any. */
const failureText = (i18n: I18n, failure: unknown): string => {
  if (failure instanceof ServiceFailure) {
    if (failure.type === 'no_connection') return i18n._(msg`No connection to the launcher`);
    return failure.message || i18n._(msg`Something went wrong`);
  }
  return apiFailureText(i18n, failure);
};

const toastFailure = (i18n: I18n, failure: unknown): void => {
  const text = failureText(i18n, failure);
  // The text is the id: repeated errors with one cause show one toast.
  showToast({ id: `failure:${text}`, type: 'error', text });
};

/** How a page handles errors of its API calls. */
export const apiFailureHandlers = (i18n: I18n, store: ReturnType<typeof createStore>): FailureHandlers => ({
  ...lostSessionHandlers(store),
  notify: (failure) => toastFailure(i18n, failure),
});

/** Local-service errors show an error toast with error_message (docs/product/site-shell.md#errors). */
export const notifyServiceFailure =
  (i18n: I18n) =>
  (failure: ServiceFailure): void => {
    // A lost connection has its own banner.
    if (failure.type !== 'no_connection') toastFailure(i18n, failure);
  };
