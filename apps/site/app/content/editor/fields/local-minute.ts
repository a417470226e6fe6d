import type { Locale } from '@hoshikraft/shared';

/**
 * Converts RFC 3339 to a minute of the clocks of the zone: `2026-11-22T18:00`. Swedish writes
 * times that way, but for the "T" and the zeros of an early year.
 */
export const localMinute = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(time))
    .replace(' ', 'T')
    .padStart('2026-11-22T18:00'.length, '0');

/** Converts a minute of the clocks of the zone to RFC 3339; null if it is no time. */
export const timeOfMinute = (value: string, timeZone: string): string | null => {
  const clock = Date.parse(`${value}Z`);
  if (Number.isNaN(clock)) return null;
  const offsetAt = (time: number): number =>
    Date.parse(`${localMinute(new Date(time).toISOString(), timeZone)}Z`) - time;
  // The first offset may be that of the other side of a clock change.
  return new Date(clock - offsetAt(clock - offsetAt(clock))).toISOString();
};

/** "Moscow Standard Time, GMT+3", "UTC": the name and the offset that a zone has at a moment, in the language of the page. */
export const zoneName = (locale: Locale, timeZone: string, time: number): string => {
  if (timeZone === 'UTC') return timeZone;
  const named = (timeZoneName: 'long' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // A line may break at a hyphen, but not at a minus.
  return `${named('long')}, ${named('shortOffset').replace('-', '\u2212')}`;
};
