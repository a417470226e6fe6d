import { useSyncExternalStore } from 'react';

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};

/** Whole seconds until a time, 0 after it; null until hydration, because the server's clock may differ. */
export const useSecondsLeft = (until: string | null): number | null =>
  useSyncExternalStore<number | null>(
    everySecond,
    () => (until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))),
    () => null,
  );
