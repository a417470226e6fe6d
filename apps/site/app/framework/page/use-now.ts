import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** How often the clock is read, ms (docs/product/site-shell.md#refreshing). */
const TICK_MS = 500;

const everyTick = (changed: () => void) => {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const unknown = () => null;

/**
 * Current time to the minute, in ms since the epoch; components render again only when the minute changes. Null until
 * hydration, because server and browser would render different times.
 */
export const useNow = (): number | null => useSyncExternalStore<number | null>(everyTick, thisMinute, unknown);
