import { formatTime, formatWeekday, useLocale } from '@hoshikraft/i18n';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';

// A Monday: hours and days of the week that are nobody's in particular are written in UTC.
const MONDAY = Date.UTC(2024, 0, 1);

/** How hours of a clock and days of the week are called. */
export const useClock = () => {
  const locale = useLocale();
  const iso = (ms: number): string => new Date(MONDAY + ms).toISOString();
  return {
    hour: (hour: number) => formatTime(iso(hour * HOUR_MS), locale, 'UTC'),
    /** 0 is Monday. */
    weekday: (day: number) => formatWeekday(iso(day * DAY_MS), locale, 'UTC'),
  };
};
