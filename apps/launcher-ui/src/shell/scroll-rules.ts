import { localeOfPath } from '@hoshikraft/shared';
import { holdScroll, type ScrollHold, scrollToAnchor } from '@hoshikraft/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const mainOf = (document: Document): HTMLElement | null => document.getElementById('main');

/**
 * Scroll position after a navigation (docs/product/site-shell.md#header-and-footer): smoothly to the fragment; else the top at once;
 * after going back the previous position. Focus moves to the page's content. The page scrolls below the bar, not the window.
 */
export const useScrollRules = (): void => {
  const { key, pathname, hash } = useLocation();
  const locale = localeOfPath(pathname);
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef<{ key: string; locale: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const remembered = positions.current;
    let hold: ScrollHold | undefined;
    const remember = (): void => {
      if (hold?.isActive() !== true) remembered.set(key, mainOf(document)?.scrollTop ?? 0);
    };
    const main = mainOf(document);
    const last = shown.current;
    // The same page in another language stays where it is.
    if (last !== undefined && last.key !== key && last.locale === locale && main !== null) {
      const before = type === 'POP' ? remembered.get(key) : undefined;
      if (before !== undefined) hold = holdScroll(main.children, () => (main.scrollTop = before));
      else if (hash === '' || !scrollToAnchor(hash)) {
        main.scrollTop = 0;
        main.focus({ preventScroll: true });
      }
    }
    shown.current = { key, locale };
    remember();
    // Scroll events do not bubble, but can be captured.
    document.addEventListener('scroll', remember, { passive: true, capture: true });
    return () => {
      hold?.stop();
      document.removeEventListener('scroll', remember, { capture: true });
    };
  }, [key, locale, pathname, hash, type]);
};
