import { ApiFailure, launcherCalls, mainQueries, useApi } from '@hoshikraft/api-client';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { serviceQueries } from '../service/service-queries.ts';
import { useService } from '../service/service-context.tsx';
import { useCredentials } from './credentials.tsx';

/** Interval of retries for the initial state while the API does not respond, in ms. */
const MAIN_RETRY_MS = 5000;

/** Applies the session in the initial state; until then the launcher shows the last known one. */
const useFirstState = (): void => {
  const dispatch = useSessionDispatch();
  const credentials = useCredentials();
  const signedIn = useSession().kind === 'signed-in';
  const { data: main } = useQuery({
    ...mainQueries.state(useApi()),
    refetchInterval: ({ state }) => (state.data === undefined ? MAIN_RETRY_MS : false),
    refetchIntervalInBackground: true,
  });
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    if (main === undefined || taken.current === main) return;
    taken.current = main;
    if (main.auth === null) {
      // Signed out elsewhere: the stored credentials are no longer valid.
      if (signedIn) {
        void credentials.clear();
        dispatch({ type: 'signed-out' });
      }
      return;
    }
    dispatch({ type: 'loaded', auth: main.auth });
    void credentials.remember(main.auth);
  }, [main, signedIn, credentials, dispatch]);
};

/**
 * Reloads the session's state after each navigation except the first and logout (docs/product/accounts.md#sessions). A failure
 * changes nothing: 401 has its own handler, and without a connection the last known state stays.
 */
const useRefreshAfterNavigation = (): void => {
  const api = useApi();
  const service = useService();
  const queryClient = useQueryClient();
  const dispatch = useSessionDispatch();
  const credentials = useCredentials();
  const { key, pathname } = useLocation();
  const signedIn = useSession().kind === 'signed-in';
  const refreshed = useRef(key);
  useEffect(() => {
    if (refreshed.current === key) return;
    refreshed.current = key;
    if (!signedIn || pathname.endsWith('/logout')) return;
    const refresh = async (): Promise<void> => {
      const systemData = await queryClient.ensureQueryData(serviceQueries.systemData(service)).catch(() => undefined);
      const { auth } = await launcherCalls.refresh(api, systemData === undefined ? {} : { systemData });
      dispatch({ type: 'loaded', auth });
      await credentials.remember(auth);
    };
    refresh().catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) console.warn('The session could not be refreshed:', error);
    });
  }, [api, service, queryClient, dispatch, credentials, key, pathname, signedIn]);
};

/** Keeps the session of this page in sync with the API. */
export const useSessionSync = (): void => {
  useFirstState();
  useRefreshAfterNavigation();
};
