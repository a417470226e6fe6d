import { accountCalls, ApiFailure, type Schemas, useApi } from '@hoshikraft/api-client';
import { browserFields, useSessionDispatch } from '@hoshikraft/auth-session';
import { useEffect, useRef } from 'react';

/** Loads the session anew when the player's appearance has changed, so that header and cabinet show the new face at once. */
export const useFreshFace = (look: Schemas['Look']): void => {
  const api = useApi();
  const dispatch = useSessionDispatch();
  const shown = useRef(look);
  useEffect(() => {
    if (shown.current === look) return;
    shown.current = look;
    accountCalls.refresh(api, { browser: browserFields(window) }).then(
      ({ auth }) => dispatch({ type: 'loaded', auth }),
      (error: unknown) => {
        // The next navigation loads it; an ended session has its own handler.
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
  }, [api, dispatch, look]);
};
