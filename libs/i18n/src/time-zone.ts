import { createContext, useContext } from 'react';
import { SERVER_TIME_ZONE } from './formats.ts';

let timeZoneOfPage: string | undefined;

// Used by each render of a time or number, and expensive to compute.
export const browserTimeZone = (): string => (timeZoneOfPage ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * Time zone of the page; null if the reader's is not known: times are then in the server's zone, and name it. Pages that are
 * rendered in the browser alone need no provider: they use the browser's.
 */
export const TimeZoneContext = createContext<string | null | undefined>(undefined);

/** Time zone of the page. */
export const useTimeZone = (): string => {
  const timeZone = useContext(TimeZoneContext);
  return timeZone === undefined ? browserTimeZone() : (timeZone ?? SERVER_TIME_ZONE);
};
