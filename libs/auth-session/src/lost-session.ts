import type { FailureHandlers } from '@hoshikraft/api-client';
import type { createStore } from 'jotai';
import { pendingTwoFactor } from './session.ts';
import { sessionAtom } from './session-atom.ts';

/**
 * The session that the page shows is over, or not that of its browser any more. A handler that signs the player in again
 * cancels the event.
 */
export const LOST_SESSION_EVENT = 'hoshikraft:lost-session';

/** `detail` of that event. */
export interface LostSession {
  /** Called with whether the player has signed in again. Null if no act of the player waits for it. */
  settle: ((isSignedIn: boolean) => void) | null;
  /** The browser's session waits for its second factor: the page of that is opened, not the sign-out page. */
  needsFactor: boolean;
}

/** Returns what the act waits for; undefined if nothing on the page signs the player in. */
const report = (isAct: boolean, needsFactor: boolean): Promise<boolean> | undefined => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const detail: LostSession = { settle: isAct ? resolve : null, needsFactor };
  const isTaken = !window.dispatchEvent(new CustomEvent(LOST_SESSION_EVENT, { cancelable: true, detail }));
  if (!isTaken) return undefined;
  if (!isAct) resolve(false);
  return promise;
};

/**
 * Handlers of calls that find the session lost. A dialog on the page signs the player in again where there is something to lose
 * (async-state/ask-to-sign-in.tsx); else the shell opens the sign-out page or the second factor.
 */
export const lostSessionHandlers = (
  store: ReturnType<typeof createStore>,
): Pick<FailureHandlers, 'unauthorized' | 'twoFactor'> => ({
  unauthorized: async (_failure, isAct) => report(isAct, false) ?? false,
  twoFactor: async ({ details }, isAct) => {
    const signsIn = store.get(sessionAtom).kind === 'signed-in' ? report(isAct, true) : undefined;
    if (signsIn === undefined)
      store.set(sessionAtom, { type: 'two-factor-needed', pending: pendingTwoFactor(details) });
    return signsIn ?? false;
  },
});
