import { browserTimeZone, TimeZoneContext, TodayProvider } from '@hoshikraft/i18n';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSiteFacts } from '../framework/page/site-facts.tsx';

const nothingToWatch = () => () => undefined;

/**
 * Provides the time zone and the date of the page. The zone is the browser's, which the server reads from a cookie. A
 * visitor's first page comes without it: its times name their zone and stay as they are; the next page is in the browser's
 * zone.
 */
export const PageTimeZone = ({ children }: { children: ReactNode }) => {
  const { timeZone: known, today } = useSiteFacts();
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== first) setHasMoved(true);
  const own = useSyncExternalStore(nothingToWatch, browserTimeZone, () => known);
  return (
    <TimeZoneContext value={known === null && !hasMoved ? null : own}>
      <TodayProvider rendered={today}>{children}</TodayProvider>
    </TimeZoneContext>
  );
};
