import { DAY_MS, LANGUAGE_TAGS, type Locale } from '@hoshikraft/shared';

// Creating a formatter costs much more than using it.
const cache = new Map<string, unknown>();
const cached = <T>(key: string, make: () => T): T => {
  const known = cache.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
};

const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(LANGUAGE_TAGS[locale], options));

const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], options));

// The Russian locale data use a hyphen; a minus sign is as wide as a plus sign in the same column.
const withMinus = (text: string): string => text.replace('-', '\u2212');

/** Grouped whole or decimal number: "5 991". */
export const formatNumber = (value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string =>
  withMinus(numberFormat(locale, options).format(value));

/** Short form of large counts: "12 тыс.", "12K". */
export const formatCompactNumber = (value: number, locale: Locale): string =>
  numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** `ratio` 0–1 to "50 %". */
export const formatPercent = (ratio: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(ratio);

/** The zone of times whose reader's own zone is not known; such times name it. */
export const SERVER_TIME_ZONE = 'Europe/Moscow';

/** The short name of that zone. Locale data know it only in some languages. */
export const SERVER_TIME_ZONE_NAME: Readonly<Record<Locale, string>> = { ru: 'МСК', en: 'MSK' };

// No line ends between a day and its month, or a year and its "г.".
const unbroken = (text: string): string => text.replace(/^(\d+) /, '$1\u00a0').replace(/ (г\.)/, '\u00a0$1');

/** RFC 3339 to "21 ноября 2026 г." in `timeZone`. */
export const formatDate = (time: string, locale: Locale, timeZone = SERVER_TIME_ZONE): string =>
  unbroken(dateFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(time)));

/** Short form: "21 нояб. 2026 г.". */
export const formatShortDate = (time: string, locale: Locale, timeZone = SERVER_TIME_ZONE): string =>
  unbroken(dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(time)));

/** RFC 3339 to "21 нояб. 2026 г., 14:05" in `timeZone`. */
export const formatDateTime = (time: string, locale: Locale, timeZone = SERVER_TIME_ZONE): string =>
  unbroken(dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(time)));

/** RFC 3339 to "21 нояб. 2026 г., 14:05:33" in `timeZone`. */
export const formatExactTime = (time: string, locale: Locale, timeZone = SERVER_TIME_ZONE): string =>
  unbroken(dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(time)));

/** The time of a day alone: "14:05" in `timeZone`. */
export const formatTime = (time: string, locale: Locale, timeZone = SERVER_TIME_ZONE): string =>
  dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(time));

/** The day of the week in `timeZone`, in short unless asked otherwise: "сб". */
export const formatWeekday = (
  time: string,
  locale: Locale,
  timeZone = SERVER_TIME_ZONE,
  weekday: 'short' | 'long' = 'short',
): string => dateFormat(locale, { weekday, timeZone }).format(new Date(time));

/** The date of a moment in `timeZone`: "2026-11-27". */
export const dayOf = (time: string | number, timeZone = SERVER_TIME_ZONE): string =>
  cached(
    `day ${timeZone}`,
    () => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  ).format(new Date(time));

/** Days before and after today that are named by their distance instead of their date. */
const NEAR_DAYS = 6;

/** Midnights from `today` to `day`, both as `dayOf` returns them. */
export const daysBetween = (today: string, day: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS;

/** Days from today to "today", "вчера", "in 3 days". */
export const formatDistance = (days: number, locale: Locale): string =>
  cached(`distance ${locale}`, () => new Intl.RelativeTimeFormat(LANGUAGE_TAGS[locale], { numeric: 'auto' }))
    .format(days, 'day')
    .replace(/(\d+) /, '$1\u00a0');

/** Where and when a page is read: times are worded by it. */
export interface Reader {
  locale: Locale;
  timeZone: string;
  /** The reader's date, as `dayOf` returns it. */
  today: string;
}

/**
 * A moment as people say it: "yesterday, 20:14", "23 Nov, 20:14"; the year only where it is another one.
 */
export const formatMoment = (time: string, { locale, timeZone, today }: Reader): string => {
  const day = dayOf(time, timeZone);
  const days = daysBetween(today, day);
  if (Math.abs(days) <= 1) return `${formatDistance(days, locale)}, ${formatTime(time, locale, timeZone)}`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDateTime(time, locale, timeZone);
  const format = dateFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone });
  return unbroken(format.format(new Date(time)));
};

/** A day as people say it: "yesterday", "in 3 days", within a week; else its date. */
export const formatDay = (time: string, { locale, timeZone, today }: Reader): string => {
  const days = daysBetween(today, dayOf(time, timeZone));
  return Math.abs(days) <= NEAR_DAYS ? formatDistance(days, locale) : formatDate(time, locale, timeZone);
};

const DURATION_PARTS: readonly ['day' | 'hour' | 'minute', number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Seconds to "3 дн. 4 ч": the two largest units, at least one minute. */
export const formatDuration = (seconds: number, locale: Locale): string => {
  let rest = Math.max(60, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, size] of DURATION_PARTS) {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    if (amount > 0 && parts.length < 2) {
      parts.push(numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount));
    }
  }
  return parts.join(' ').replaceAll(' ', '\u00a0');
};
