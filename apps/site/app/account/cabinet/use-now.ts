import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const unknown = () => null;

/**
 * Current time to the minute, in ms since the epoch; null until hydration, because server and browser would render different
 * times.
 */
export const useNow = (): number | null => useSyncExternalStore<number | null>(everyMinute, thisMinute, unknown);
