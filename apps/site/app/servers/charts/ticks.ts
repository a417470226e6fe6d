import type { useFormats } from '@hoshikraft/i18n';
import type { ChartPoint, ChartTick } from '@hoshikraft/ui';
import type { Locale } from '@hoshikraft/shared';

type Formats = ReturnType<typeof useFormats>;

export const isoOf = (at: number): string => new Date(at).toISOString();

/** Every so many minutes of an hour, by the reader's clock. */
export const hourTicks = (points: readonly ChartPoint[], { time }: Pick<Formats, 'time'>): ChartTick[] =>
  points.flatMap(({ at }) => {
    const clock = time(isoOf(at));
    return clock.endsWith('0') && !clock.endsWith(':00') ? [{ at, label: clock }] : [];
  });

/** Every four hours of a day, by the reader's clock. */
export const dayTicks = (points: readonly ChartPoint[], { time }: Pick<Formats, 'time'>): ChartTick[] =>
  points.flatMap(({ at }) => {
    const clock = time(isoOf(at));
    return /^(00|04|08|12|16|20):00$/.test(clock) ? [{ at, label: clock }] : [];
  });

/** Where each day of a week begins, by the reader's clock; a point for each hour need not fall on midnight. */
export const weekTicks = (points: readonly ChartPoint[], { weekday }: Pick<Formats, 'weekday'>): ChartTick[] =>
  points.flatMap(({ at }, place) => {
    const label = weekday(isoOf(at));
    const before = points[place - 1]?.at ?? at - 1;
    return label === weekday(isoOf(before)) ? [] : [{ at, label }];
  });

/** At three places, none of them at an edge: where there is room for dates. */
export const fewTicks = (points: readonly ChartPoint[], label: (at: number) => string): ChartTick[] => {
  const places = new Set([1, 3, 5].map((sixth) => Math.floor((points.length * sixth) / 6)));
  return points.flatMap(({ at }, place) => (places.has(place) ? [{ at, label: label(at) }] : []));
};

const LANGUAGES: Readonly<Record<Locale, string>> = { ru: 'ru-RU', en: 'en-GB' };

/** A day of a month, or a month of a year, of UTC: "29 окт.", "окт."; three of them fit beside each other on a phone. */
export const shortTick = (at: number, locale: Locale, step: 'day' | 'month'): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], {
    timeZone: 'UTC',
    month: 'short',
    ...(step === 'day' && { day: 'numeric' }),
  }).format(at);
