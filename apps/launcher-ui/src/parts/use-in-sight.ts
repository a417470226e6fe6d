import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what `selector` finds inside of the element into sight, again whenever `chosen` or the window's size changes:
 * on a narrow window a row of choices scrolls sideways, and the one that is on may lie outside of it.
 */
export const useInSight = <E extends HTMLElement>(selector: string, chosen: unknown): RefObject<E | null> => {
  const row = useRef<E>(null);
  useEffect(() => {
    const show = (): void => {
      // jsdom does not lay out, and has no such method.
      row.current?.querySelector(selector)?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    };
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [selector, chosen]);
  return row;
};
