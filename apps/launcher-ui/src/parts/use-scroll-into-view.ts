import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the element that matches `selector` into view, again whenever `chosen` or the window's size changes:
 * in a narrow window a row of options scrolls sideways, and the selected one may be outside of the view.
 */
export const useScrollIntoView = <E extends HTMLElement>(selector: string, chosen: unknown): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    const show = (): void => {
      // jsdom has no layout and no such method.
      row.current?.querySelector(selector)?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    };
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [selector, chosen]);
  return row;
};
