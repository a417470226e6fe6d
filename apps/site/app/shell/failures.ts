import { failureText } from '@hoshikraft/async-state';
import type { FailureHandlers } from '@hoshikraft/api-client';
import { pendingTwoFactor, sessionAtom } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';

/** An ended session. The shell opens the sign-out page, unless a dialog on the page signs the player in again. */
export const UNAUTHORIZED_EVENT = 'hoshikraft:unauthorized';

/** `detail` of that event: called with whether the player has signed in again. Null if no act of the player waits for it. */
export type SettleAct = ((isSignedIn: boolean) => void) | null;

const reportUnauthorized = (isAct: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const detail: SettleAct = isAct ? resolve : null;
    const isLeft = window.dispatchEvent(new CustomEvent(UNAUTHORIZED_EVENT, { cancelable: true, detail }));
    if (isLeft || !isAct) resolve(false);
  });

/** Handlers of failed API calls in the browser. */
export const failureHandlers = (i18n: I18n, store: ReturnType<typeof createStore>): FailureHandlers => ({
  unauthorized: (_failure, isAct) => reportUnauthorized(isAct),
  twoFactor: ({ details }) => store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(details) }),
  notify: (failure) => {
    const text = failureText(i18n, failure);
    // Failures with the same text share one toast.
    showToast({ id: `failure:${text}`, type: 'error', text });
  },
});
