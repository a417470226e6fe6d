import type { useFormats } from '@hoshikraft/i18n';
import type { ChartPoint, ChartTick } from '@hoshikraft/ui';
import type { Locale } from '@hoshikraft/shared';

type Formats = ReturnType<typeof useFormats>;

export const isoOf = (at: number): string => new Date(at).toISOString();

/** Every ten minutes of an hour, in the reader's time zone. */
export const hourTicks = (points: readonly ChartPoint[], { time }: Pick<Formats, 'time'>): ChartTick[] =>
  points.flatMap(({ at }) => {
    const clock = time(isoOf(at));
    return clock.endsWith('0') && !clock.endsWith(':00') ? [{ at, label: clock }] : [];
  });

/** Every six hours of a day, which fit side by side on a phone, in the reader's time zone. */
export const dayTicks = (points: readonly ChartPoint[], { time }: Pick<Formats, 'time'>): ChartTick[] =>
  points.flatMap(({ at }) => {
    const clock = time(isoOf(at));
    return /^(00|06|12|18):00$/.test(clock) ? [{ at, label: clock }] : [];
  });

/** First point of each day, in the reader's time zone; hourly points need not fall on midnight. */
export const weekTicks = (points: readonly ChartPoint[], { weekday }: Pick<Formats, 'weekday'>): ChartTick[] =>
  points.flatMap(({ at }, index) => {
    const label = weekday(isoOf(at));
    const before = points[index - 1]?.at ?? at - 1;
    return label === weekday(isoOf(before)) ? [] : [{ at, label }];
  });

/** Three ticks, none at an edge, so that dates fit. */
export const fewTicks = (points: readonly ChartPoint[], label: (at: number) => string): ChartTick[] => {
  const indexes = new Set([1, 3, 5].map((sixth) => Math.floor((points.length * sixth) / 6)));
  return points.flatMap(({ at }, index) => (indexes.has(index) ? [{ at, label: label(at) }] : []));
};

const LANGUAGES: Readonly<Record<Locale, string>> = { ru: 'ru-RU', en: 'en-GB' };

/** A day or a month in UTC: "29 окт.", "окт."; three of them fit side by side on a phone. */
export const shortTick = (at: number, locale: Locale, step: 'day' | 'month'): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], {
    timeZone: 'UTC',
    month: 'short',
    ...(step === 'day' && { day: 'numeric' }),
  }).format(at);
