import { formatTime, formatWeekday, useLocale } from '@hoshikraft/i18n';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';

// A Monday. Hours and weekdays without a date are formatted in UTC.
const MONDAY = Date.UTC(2024, 0, 1);

/** Formats hours of the day and days of the week. */
export const useClock = () => {
  const locale = useLocale();
  const iso = (ms: number): string => new Date(MONDAY + ms).toISOString();
  return {
    hour: (hour: number) => formatTime(iso(hour * HOUR_MS), locale, 'UTC'),
    /** 0 is Monday. */
    weekday: (day: number, length?: 'long') => formatWeekday(iso(day * DAY_MS), locale, 'UTC', length),
  };
};
