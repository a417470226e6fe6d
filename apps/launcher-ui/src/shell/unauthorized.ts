import { useEffect } from 'react';
import { useLocale } from '@hoshikraft/i18n';
import { useNavigate } from 'react-router-dom';
import { UNAUTHORIZED_EVENT } from './failures.ts';

/**
 * HTTP 401 on any call opens the sign-out page, once for all refused calls (docs/product/accounts.md#signing-out). Sign-in then
 * leads back to this page.
 */
export const useUnauthorized = (): void => {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    const target = `/${locale}/logout`;
    const leave = (): void => {
      const { pathname, search } = window.location;
      if (pathname === target) return;
      const query = new URLSearchParams({ return_to: pathname + search });
      void navigate(`${target}?${query}`, { state: { confirmed: true }, replace: true });
    };
    window.addEventListener(UNAUTHORIZED_EVENT, leave);
    return () => window.removeEventListener(UNAUTHORIZED_EVENT, leave);
  }, [navigate, locale]);
};
