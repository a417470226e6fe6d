import { useLocation } from 'react-router';

/** Where a modal lies over the page that is open now (docs/product/site-shell.md#modals, `open-modal`). */
export const useModalAddress = (modal: 'transfer-coins'): string => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('open-modal', modal);
  return `${pathname}?${query}`;
};
