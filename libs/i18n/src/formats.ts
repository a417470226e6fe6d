import type { Locale } from '@hoshikraft/shared';

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-RU', en: 'en-GB' };

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

/** `minor` in kopecks to "1 100 ₽"; kopecks are shown only where there are any. */
export const formatMoney = (minor: number, locale: Locale, currency = 'RUB'): string =>
  withMinus(
    numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(minor / 100),
  );

/** The same, always with a sign, for histories: "+1 100 ₽", "−250 ₽". */
export const formatMoneyChange = (minor: number, locale: Locale, currency = 'RUB'): string =>
  withMinus(
    numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'exceptZero',
      minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(minor / 100),
  );

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

/** The day of the week in short: "сб" in `timeZone`. */
export const formatWeekday = (time: string, locale: Locale, timeZone = SERVER_TIME_ZONE): string =>
  dateFormat(locale, { weekday: 'short', timeZone }).format(new Date(time));

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** RFC 3339 to "5 минут назад" or "через 3 дня", seen from `now` (ms since 1970). */
export const formatRelative = (time: string, now: number, locale: Locale): string => {
  const distance = new Date(time).getTime() - now;
  const format = cached(
    `relative ${locale}`,
    () => new Intl.RelativeTimeFormat(LANGUAGE_TAGS[locale], { numeric: 'auto' }),
  );
  const [unit, size] = UNITS.find(([, ms]) => Math.abs(distance) >= ms) ?? ['second', 1000];
  return format.format(Math.trunc(distance / size), unit);
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
  return parts.join(' ');
};
