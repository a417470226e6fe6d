import { useSyncExternalStore } from 'react';

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};

/** Whole seconds until a moment, 0 once it has come; null before the page is hydrated, whose clock is another. */
export const useSecondsLeft = (until: string | null): number | null =>
  useSyncExternalStore<number | null>(
    everySecond,
    () => (until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))),
    () => null,
  );
