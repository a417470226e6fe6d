import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { dayOf } from './formats.ts';
import { useTimeZone } from './time-zone.ts';

/** How often the clock is read, ms (docs/product/site-shell.md#refreshing). */
const TICK_MS = 500;

const everyTick = (changed: () => void) => {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
};

const currentDay = (timeZone: string): string => dayOf(Date.now(), timeZone);

/** The reader's date, "2026-11-27": times of the page are "today" and "yesterday" by it. */
export const TodayContext = createContext<string | undefined>(undefined);

export interface TodayProviderProps {
  /** The date that the server rendered the page with, so that the browser first renders the same. */
  rendered?: string;
  children: ReactNode;
}

/** Keeps the date of an open page current, in the page's time zone. */
export const TodayProvider = ({ rendered, children }: TodayProviderProps) => {
  const timeZone = useTimeZone();
  const own = (): string => currentDay(timeZone);
  return <TodayContext value={useSyncExternalStore(everyTick, own, () => rendered ?? own())}>{children}</TodayContext>;
};

/** The reader's date; without a provider that of the clock. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useContext(TodayContext) ?? currentDay(timeZone);
};
