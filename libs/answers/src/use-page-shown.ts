import { useSyncExternalStore } from 'react';

const watch = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the page can be seen: not behind another tab, nor in a window that is put away. */
export const usePageShown = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
