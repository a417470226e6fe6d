import { failureText } from '@hoshikraft/async-state';
import type { FailureHandlers } from '@hoshikraft/api-client';
import { pendingTwoFactor, sessionAtom } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';

/** The shell handles it by opening the sign-out page; a page that preserves typed text may prevent that. */
export const UNAUTHORIZED_EVENT = 'hoshikraft:unauthorized';

/** Handlers of failed API calls in the browser. */
export const failureHandlers = (i18n: I18n, store: ReturnType<typeof createStore>): FailureHandlers => ({
  unauthorized: () => window.dispatchEvent(new Event(UNAUTHORIZED_EVENT, { cancelable: true })),
  twoFactor: ({ details }) => store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(details) }),
  notify: (failure) => {
    const text = failureText(i18n, failure);
    // Failures with the same text share one toast.
    showToast({ id: `failure:${text}`, type: 'error', text });
  },
});
