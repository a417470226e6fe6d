import type { ApiFailure, FailureHandlers } from '@hoshikraft/api-client';
import { pendingTwoFactor, sessionAtom } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { createStore } from 'jotai';

/** Words of a failure for a person (product.md section 8): the API's own where it sent any. */
export const failureText = (i18n: I18n, failure: ApiFailure): string => {
  if (failure.code === 'NO_CONNECTION') return i18n._(msg`Unable to connect to the server`);
  if (failure.code === 'UNKNOWN_ERROR') return i18n._(msg`Unknown error`);
  return failure.details?.description || failure.message || i18n._(msg`Something went wrong`);
};

/** Heard by the shell, which then takes the player to the sign-out page. */
export const UNAUTHORIZED_EVENT = 'hoshikraft:unauthorized';

/** What a page in the browser does about failures of its calls. */
export const failureHandlers = (i18n: I18n, store: ReturnType<typeof createStore>): FailureHandlers => ({
  unauthorized: () => window.dispatchEvent(new Event(UNAUTHORIZED_EVENT)),
  twoFactor: ({ details }) => store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(details) }),
  notify: (failure) => {
    const text = failureText(i18n, failure);
    // One id for one text: a row of failures of one cause is one toast.
    showToast({ id: `failure:${text}`, type: 'error', text });
  },
});
