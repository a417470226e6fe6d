import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const unknown = () => null;

/**
 * The time to the minute, ms since 1970; null until the page is hydrated, because the server's answer would be another
 * one than the browser's.
 */
export const useNow = (): number | null => useSyncExternalStore<number | null>(everyMinute, thisMinute, unknown);
