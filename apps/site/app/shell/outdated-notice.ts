import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Notice that the host adds to a cached page while the API is unavailable; React does not render it. */
const OUTDATED_NOTICE = '.site-old-note';

/** Removes the notice on the first navigation. */
export const useOutdatedNotice = (): void => {
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current !== key) document.querySelector(OUTDATED_NOTICE)?.remove();
  }, [key]);
};
