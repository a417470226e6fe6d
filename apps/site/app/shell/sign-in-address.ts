import { useLocation } from 'react-router';
import { usePagePath } from '../framework/page/site-facts.tsx';

/** Addresses of sign-in and registration that return to the current page; each preserves the `return_to` it was given. */
export const useSignInAddress = (): ((page: 'login' | 'register') => string) => {
  const to = usePagePath();
  const { pathname, search } = useLocation();
  const onAuthPage = pathname === to('login') || pathname === to('register');
  const query = onAuthPage ? search : `?${new URLSearchParams({ return_to: pathname + search })}`;
  return (page) => to(page) + query;
};
