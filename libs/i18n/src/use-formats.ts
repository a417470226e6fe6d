import { useLingui } from '@lingui/react';
import { formatMoney, formatMoneyChange, isLocale, type Locale } from '@hoshikraft/shared';
import { useContext } from 'react';
import {
  dayOf,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDay,
  formatDistance,
  formatDuration,
  formatExactTime,
  formatMoment,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatTime,
  formatWeekday,
  SERVER_TIME_ZONE_NAME,
} from './formats.ts';
import { TimeZoneContext, useTimeZone } from './time-zone.ts';
import { useToday } from './today.tsx';

/** Language of the current page. */
export const useLocale = (): Locale => {
  const { i18n } = useLingui();
  if (!isLocale(i18n.locale)) throw new Error(`The page's language is not one of ours: ${i18n.locale}`);
  return i18n.locale;
};

/** Every format of `formats.ts` in the page's language and time zone. */
export const useFormats = () => {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const reader = { locale, timeZone, today: useToday() };
  const zoneName = useContext(TimeZoneContext) === null ? `\u00a0${SERVER_TIME_ZONE_NAME[locale]}` : '';
  return {
    money: (minor: number) => formatMoney(minor, locale),
    moneyChange: (minor: number) => formatMoneyChange(minor, locale),
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
    percent: (ratio: number) => formatPercent(ratio, locale),
    date: (time: string) => formatDate(time, locale, timeZone),
    shortDate: (time: string) => formatShortDate(time, locale, timeZone),
    dateTime: (time: string) => formatDateTime(time, locale, timeZone) + zoneName,
    exactTime: (time: string) => formatExactTime(time, locale, timeZone) + zoneName,
    time: (time: string) => formatTime(time, locale, timeZone),
    weekday: (time: string) => formatWeekday(time, locale, timeZone),
    moment: (time: string) => formatMoment(time, reader) + zoneName,
    day: (time: string) => formatDay(time, reader),
    /** Midnights until a time: 0 today, 1 tomorrow. */
    daysTo: (time: string) => daysBetween(reader.today, dayOf(time, timeZone)),
    /** Such days in words: "today", "in 3 days". */
    inDays: (days: number) => formatDistance(days, locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
  };
};
