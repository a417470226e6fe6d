import { failureText } from '@hoshikraft/answers';
import type { FailureHandlers } from '@hoshikraft/api-client';
import { pendingTwoFactor, sessionAtom } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';

/** Heard by the shell, which then takes the player to the sign-out page; a page that keeps what was typed may prevent it. */
export const UNAUTHORIZED_EVENT = 'hoshikraft:unauthorized';

/** What a page in the browser does about failures of its calls. */
export const failureHandlers = (i18n: I18n, store: ReturnType<typeof createStore>): FailureHandlers => ({
  unauthorized: () => window.dispatchEvent(new Event(UNAUTHORIZED_EVENT, { cancelable: true })),
  twoFactor: ({ details }) => store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(details) }),
  notify: (failure) => {
    const text = failureText(i18n, failure);
    // One id for one text: a row of failures of one cause is one toast.
    showToast({ id: `failure:${text}`, type: 'error', text });
  },
});
