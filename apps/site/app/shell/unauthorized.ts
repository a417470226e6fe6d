import { accountCalls, useApi } from '@hoshikraft/api-client';
import { LOST_SESSION_EVENT, type LostSession, useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePagePath } from '../framework/page/site-facts.tsx';

/**
 * HTTP 401 of any call opens the sign-out page, once for any number of calls (docs/product/accounts.md#signing-out); sign-in then
 * leads back to this page. A player with something to lose signs in on the page instead (auth/sign-in/ended-session.tsx). A visitor
 * can only have credentials of a session that has ended elsewhere: those are dropped without a message.
 */
export const useUnauthorized = (): void => {
  const api = useApi();
  const navigate = useNavigate();
  const to = usePagePath();
  const dispatch = useSessionDispatch();
  const visitor = useSession().kind === 'signed-out';
  const dropping = useRef(false);
  useEffect(() => {
    const dropSession = async (): Promise<void> => {
      // Sign-out may fail with 401 too; the site's server has dropped the cookies anyway.
      if (dropping.current) return;
      dropping.current = true;
      delete document.documentElement.dataset['account'];
      dispatch({ type: 'signed-out' });
      await accountCalls.logout(api).catch(() => undefined);
      dropping.current = false;
    };
    const leave = (event: Event): void => {
      if (event.defaultPrevented || (event as CustomEvent<LostSession>).detail.needsFactor) return;
      const target = to('logout');
      const { pathname, search } = window.location;
      // On a public page the account is only the stored one until the API confirms it.
      if (visitor || document.documentElement.dataset['account'] === 'loading') void dropSession();
      else if (pathname !== target) {
        const query = new URLSearchParams({ return_to: pathname + search });
        void navigate(`${target}?${query}`, { state: { confirmed: true }, replace: true });
      }
    };
    window.addEventListener(LOST_SESSION_EVENT, leave);
    return () => window.removeEventListener(LOST_SESSION_EVENT, leave);
  }, [api, dispatch, navigate, to, visitor]);
};
