import { failureText } from '@hoshikraft/async-state';
import type { FailureHandlers } from '@hoshikraft/api-client';
import { lostSessionHandlers } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';

/** Handlers of failed API calls in the browser. */
export const failureHandlers = (i18n: I18n, store: ReturnType<typeof createStore>): FailureHandlers => ({
  ...lostSessionHandlers(store),
  notify: (failure) => {
    const text = failureText(i18n, failure);
    // Failures with the same text share one toast.
    showToast({ id: `failure:${text}`, type: 'error', text });
  },
});
