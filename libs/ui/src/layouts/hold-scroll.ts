/** How long content may arrive after going back to a page, in ms. */
const HOLD_MS = 3000;

/** Events by which the user takes over. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface ScrollHold {
  /** Whether the position is still being restored: until then, scroll events are not the user's. */
  isActive: () => boolean;
  stop: () => void;
}

/**
 * Restores a scroll position: at once, and again whenever the content changes its size (lists that are fetched anew, pictures),
 * for a few seconds or until the user acts.
 */
export const holdScroll = (content: Iterable<Element>, restore: () => void): ScrollHold => {
  let isActive = true;
  const observer = new ResizeObserver(restore);
  const stop = (): void => {
    isActive = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_EVENTS) window.removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, HOLD_MS);
  for (const event of USER_EVENTS) window.addEventListener(event, stop, { capture: true, passive: true });
  for (const element of content) observer.observe(element);
  restore();
  return { isActive: () => isActive, stop };
};
