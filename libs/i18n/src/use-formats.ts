import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from '@hoshikraft/shared';
import { createContext, useContext } from 'react';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatExactTime,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatPercent,
  formatRelative,
  formatShortDate,
  formatTime,
  formatWeekday,
  SERVER_TIME_ZONE,
  SERVER_TIME_ZONE_NAME,
} from './formats.ts';

/** Language of the current page. */
export const useLocale = (): Locale => {
  const { i18n } = useLingui();
  if (!isLocale(i18n.locale)) throw new Error(`The page's language is not one of ours: ${i18n.locale}`);
  return i18n.locale;
};

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

/** Every format of `formats.ts` in the page's language and time zone. */
export const useFormats = () => {
  const locale = useLocale();
  const timeZone = useTimeZone();
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
    relative: (time: string, now: number) => formatRelative(time, now, locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
  };
};
