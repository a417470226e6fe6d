import { withoutLocale } from '@hoshikraft/shared';
import { holdScroll, type ScrollHold, scrollToAnchor } from '@hoshikraft/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isSamePage } from '../framework/page/same-page.ts';

/**
 * Scroll position after a navigation (docs/product/site-shell.md#header-and-footer): smoothly to the anchor, else at once to
 * the top, or to the previous position when going back. Focus moves to the page's content, so that the keyboard continues there.
 */
export const useScrollRules = (): void => {
  const { key, pathname: path, hash, state } = useLocation();
  const pathname = withoutLocale(path);
  const type = useNavigationType();
  const stays = type === 'REPLACE' && isSamePage(state);
  const positions = useRef(new Map<string, number>());
  const shown = useRef<{ key: string; pathname: string }>(undefined);

  // A layout effect, before the browser lays out the next page: a shorter one scrolls the window, which must not be stored for
  // the previous page.
  useLayoutEffect(() => {
    const remembered = positions.current;
    let hold: ScrollHold | undefined;
    const remember = (): void => {
      if (hold?.isActive() !== true) remembered.set(key, window.scrollY);
    };
    const last = shown.current;
    if (last !== undefined && last.key !== key) {
      const before = type === 'POP' ? remembered.get(key) : undefined;
      if (before !== undefined) {
        hold = holdScroll([document.body], () => window.scrollTo({ top: before, behavior: 'instant' }));
      }
      // The same page with another query (a tab, a period, a server) or in another language stays where it is.
      else if (hash === '' ? last.pathname !== pathname && !stays : !scrollToAnchor(hash)) {
        window.scrollTo({ top: 0, behavior: 'instant' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    }
    shown.current = { key, pathname };
    // The user may have scrolled before hydration.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      hold?.stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, type, stays]);
};
