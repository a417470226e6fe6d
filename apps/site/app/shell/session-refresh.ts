import { accountCalls, ApiFailure, useApi } from '@hoshikraft/api-client';
import { browserFields, useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Loads the session's state anew after each navigation but the first and logout (product.md section 4). A failure
 * changes nothing: 401 has its own handler, and without a connection the last known state stays.
 */
export const useSessionRefresh = (): void => {
  const api = useApi();
  const dispatch = useSessionDispatch();
  const { key, pathname } = useLocation();
  const signedIn = useSession().kind === 'signed-in';
  const refreshed = useRef(key);

  useEffect(() => {
    if (refreshed.current === key) return;
    refreshed.current = key;
    if (!signedIn || pathname.endsWith('/logout')) return;
    accountCalls.refresh(api, { browser: browserFields(window) }).then(
      ({ auth }) => dispatch({ type: 'loaded', auth }),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
      },
    );
  }, [api, dispatch, key, pathname, signedIn]);
};
