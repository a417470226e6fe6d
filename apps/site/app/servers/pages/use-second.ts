import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, SECOND_MS / 2);
  return () => clearInterval(timer);
};
const thisSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;
const unknown = () => null;

/**
 * The time to the second, ms since 1970; null until the page is hydrated, because the server's answer would be another
 * one than the browser's.
 */
export const useSecond = (): number | null => useSyncExternalStore<number | null>(everySecond, thisSecond, unknown);
