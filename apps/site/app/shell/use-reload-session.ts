import { accountCalls, ApiFailure, useApi } from '@hoshikraft/api-client';
import { browserFields, useSessionDispatch } from '@hoshikraft/auth-session';
import { useCallback } from 'react';

/** Returns a function that loads the session anew, after a change of what every page shows of the player. */
export const useReloadSession = (): (() => void) => {
  const api = useApi();
  const dispatch = useSessionDispatch();
  return useCallback(() => {
    accountCalls.refresh(api, { browser: browserFields(window) }).then(
      ({ auth }) => dispatch({ type: 'loaded', auth }),
      (error: unknown) => {
        // The next navigation loads it; an ended session has its own handler.
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
  }, [api, dispatch]);
};
