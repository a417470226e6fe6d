import { useLingui } from '@lingui/react';
import { isLocale, type Locale } from '@hoshikraft/shared';
import { useSyncExternalStore } from 'react';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatMoneyChange,
  formatNumber,
  formatPercent,
  formatRelative,
  formatShortDate,
  formatTime,
  formatWeekday,
  SERVER_TIME_ZONE,
} from './formats.ts';

/** Language of the current page. */
export const useLocale = (): Locale => {
  const { i18n } = useLingui();
  if (!isLocale(i18n.locale)) throw new Error(`The page's language is not one of ours: ${i18n.locale}`);
  return i18n.locale;
};

let timeZoneOfPage: string | undefined;

// Used by each render of a time or number, and expensive to compute.
const ownTimeZone = (): string => (timeZoneOfPage ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

const nothingToWatch = () => () => undefined;

/** The visitor's time zone; the server's until the page is hydrated, so that both render the same HTML first. */
export const useTimeZone = (): string => useSyncExternalStore(nothingToWatch, ownTimeZone, () => SERVER_TIME_ZONE);

/** Every format of `formats.ts` in the page's language and the visitor's time zone. */
export const useFormats = () => {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return {
    money: (minor: number) => formatMoney(minor, locale),
    moneyChange: (minor: number) => formatMoneyChange(minor, locale),
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, locale, options),
    percent: (ratio: number) => formatPercent(ratio, locale),
    date: (time: string) => formatDate(time, locale, timeZone),
    shortDate: (time: string) => formatShortDate(time, locale, timeZone),
    dateTime: (time: string) => formatDateTime(time, locale, timeZone),
    time: (time: string) => formatTime(time, locale, timeZone),
    weekday: (time: string) => formatWeekday(time, locale, timeZone),
    relative: (time: string, now: number) => formatRelative(time, now, locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
  };
};
