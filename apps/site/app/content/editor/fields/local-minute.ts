import type { Locale } from '@hoshikraft/shared';

const two = (value: number): string => String(value).padStart(2, '0');

/** Converts RFC 3339 to the value of a `datetime-local` input, in the local time zone: `2026-11-22T18:00`. */
export const localMinute = (time: string): string => {
  const date = new Date(time);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Converts the value of a `datetime-local` input to RFC 3339; null if it is no time. */
export const timeOfMinute = (value: string): string | null => {
  const date = new Date(value);
  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** "Moscow Standard Time, GMT+3" of a zone, in the language of the page. */
export const zoneName = (locale: Locale, timeZone: string): string => {
  const named = (timeZoneName: 'long' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${named('long')}, ${named('shortOffset')}`;
};
