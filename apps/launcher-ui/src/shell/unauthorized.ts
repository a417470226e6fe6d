import { useEffect } from 'react';
import { useLocale } from '@hoshikraft/i18n';
import { useNavigate } from 'react-router-dom';
import { LOST_SESSION_EVENT, type LostSession } from '@hoshikraft/auth-session';

/**
 * HTTP 401 on any call opens the sign-out page, once for all refused calls (docs/product/accounts.md#signing-out). Sign-in then
 * leads back to this page. A player with something to lose signs in on the page instead (sign-in/ended-session.tsx).
 */
export const useUnauthorized = (): void => {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    const target = `/${locale}/logout`;
    const leave = (event: Event): void => {
      if (event.defaultPrevented || (event as CustomEvent<LostSession>).detail.needsFactor) return;
      const { pathname, search } = window.location;
      if (pathname === target) return;
      const query = new URLSearchParams({ return_to: pathname + search });
      void navigate(`${target}?${query}`, { state: { confirmed: true }, replace: true });
    };
    window.addEventListener(LOST_SESSION_EVENT, leave);
    return () => window.removeEventListener(LOST_SESSION_EVENT, leave);
  }, [navigate, locale]);
};
