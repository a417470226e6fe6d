import { scrollToAnchor } from '@hoshikraft/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Where a navigation leaves the page (docs/product/site-shell.md#header-and-footer): at its anchor, smoothly; else at the top, at once; and
 * going back, where it was. Focus moves to the page's content, so that the keyboard does not start over.
 */
export const useScrollRules = (): void => {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef<{ key: string; pathname: string }>(undefined);

  // Before the browser lays the next page out: a shorter one moves the window, which must not count for the page left.
  useLayoutEffect(() => {
    const remembered = positions.current;
    const remember = (): void => {
      remembered.set(key, window.scrollY);
    };
    const last = shown.current;
    if (last !== undefined && last.key !== key) {
      const before = type === 'POP' ? remembered.get(key) : undefined;
      if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' });
      // The same page with another query (a tab, a period, a server) stays where it is.
      else if (hash === '' ? last.pathname !== pathname : !scrollToAnchor(hash)) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    }
    shown.current = { key, pathname };
    // Whoever scrolled before this script arrived is heard of only now.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname, hash, type]);
};
