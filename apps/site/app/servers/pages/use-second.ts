import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, SECOND_MS / 2);
  return () => clearInterval(timer);
};
const thisSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;
const serverSnapshot = () => null;

/**
 * The current time rounded down to the second, in ms since 1970; null until the page is hydrated, since the server's time
 * would differ.
 */
export const useSecond = (): number | null =>
  useSyncExternalStore<number | null>(everySecond, thisSecond, serverSnapshot);
