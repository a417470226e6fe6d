import { accountCalls, useApi } from '@hoshikraft/api-client';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePagePath } from '../page/site-facts.tsx';
import { UNAUTHORIZED_EVENT } from './failures.ts';

/**
 * HTTP 401 on any call leads to the sign-out page, once, however many calls were refused (docs/product/accounts.md#signing-out). A
 * visitor has nothing to leave but credentials of a session begun and ended elsewhere: those go without a word.
 */
export const useUnauthorized = (): void => {
  const api = useApi();
  const navigate = useNavigate();
  const to = usePagePath();
  const dispatch = useSessionDispatch();
  const visitor = useSession().kind === 'signed-out';
  const forgetting = useRef(false);
  useEffect(() => {
    const forget = async (): Promise<void> => {
      // Sign-out may be answered 401 as well; the site's server has dropped the cookies all the same.
      if (forgetting.current) return;
      forgetting.current = true;
      delete document.documentElement.dataset['account'];
      dispatch({ type: 'signed-out' });
      await accountCalls.logout(api).catch(() => undefined);
      forgetting.current = false;
    };
    const leave = (event: Event): void => {
      if (event.defaultPrevented) return;
      const target = to('logout');
      // The account of a public page is only remembered until the API has confirmed it.
      if (visitor || document.documentElement.dataset['account'] === 'loading') void forget();
      else if (window.location.pathname !== target) {
        void navigate(target, { state: { confirmed: true }, replace: true });
      }
    };
    window.addEventListener(UNAUTHORIZED_EVENT, leave);
    return () => window.removeEventListener(UNAUTHORIZED_EVENT, leave);
  }, [api, dispatch, navigate, to, visitor]);
};
