import { accountCalls, type ApiClient, ApiFailure, mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { browserFields, type SessionState, useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { CancelledError, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';

const playerOf = (session: SessionState): string | null => (session.kind === 'signed-in' ? session.auth.data.id : null);

/** A visitor may have signed in in another tab: the public state includes the session. */
const load = async (api: ApiClient, queryClient: QueryClient, session: SessionState) => {
  if (session.kind === 'signed-in') return accountCalls.refresh(api, { browser: browserFields(window) });
  return queryClient.fetchQuery(mainQueries.latest(api));
};

/**
 * Reloads the session after each navigation but the first and logout (docs/product/accounts.md#sessions). A failure
 * changes nothing: 401 has its own handler, and without a connection the last known state stays.
 */
export const useSessionRefresh = (): void => {
  const api = useApi();
  const queryClient = useQueryClient();
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const leaving = useMatch('/:locale/logout') !== null;
  const refreshed = useRef(location.key);
  // Signing in or out, or another navigation, makes a pending response outdated.
  const version = useRef(0);
  const known = useRef<string | null>(null);
  useEffect(() => {
    version.current += 1;
  }, [location.key, session.kind]);
  useEffect(() => {
    const player = playerOf(session);
    if (player !== known.current) version.current += 1;
    known.current = player;
  }, [session]);

  useEffect(() => {
    if (refreshed.current === location.key) return;
    refreshed.current = location.key;
    if (leaving || session.kind === 'pending-two-factor') return;
    const requested = version.current;
    const player = playerOf(session);
    const apply = async (auth: Schemas['AuthState'] | null): Promise<void> => {
      if (version.current !== requested) return;
      dispatch({ type: 'loaded', auth });
      if ((auth?.data.id ?? null) === player) return;
      // Prices and offers were those of another user, and this player may have no access to the page.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== mainQueries.all()[0] });
      await navigate(location, { replace: true, state: location.state as unknown });
    };
    load(api, queryClient, session)
      .then(({ auth }) => apply(auth))
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure || error instanceof CancelledError)) throw error;
      });
  }, [api, dispatch, leaving, location, navigate, queryClient, session]);
};
