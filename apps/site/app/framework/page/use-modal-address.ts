import { useLocation } from 'react-router';

/** Address of a modal over the current page (docs/product/site-shell.md#modals, `open-modal`). */
export const useModalAddress = (modal: 'transfer-coins'): string => {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('open-modal', modal);
  return `${pathname}?${query}`;
};
