import type { OnlineRange, Schemas } from '@hoshikraft/api-client';
import type { ChartPoint } from '@hoshikraft/ui';

/** Ranges of the page, in the order that they are offered. */
export const RANGES = ['1h', '24h', '7d', '31d', '1y', 'max'] as const satisfies readonly OnlineRange[];

/** The range that an address names; a day where it names none. */
export const rangeIn = (search: URLSearchParams): OnlineRange =>
  RANGES.find((range) => range === search.get('range')) ?? '24h';

/** The query with another range; the one that a page opens with is not said. */
export const withRange = (search: URLSearchParams, range: OnlineRange): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (range === '24h') next.delete('range');
  else next.set('range', range);
  return next;
};

/** The server that an address names; null is all of them together. */
export const serverIn = (params: Readonly<Record<string, string | undefined>>): string | null =>
  params['server_name'] ?? null;

/** How far back newcomers are told: a day a point, so that less than a month shows little. */
export const newcomersRange = (range: OnlineRange): '31d' | '1y' | 'max' =>
  range === '1y' || range === 'max' ? range : '31d';

interface Axis {
  from: string;
  /** Seconds. */
  step: number;
}

/** Values with their moments. */
export const pointsOf = ({ from, step }: Axis, values: readonly (number | null)[]): ChartPoint[] => {
  const begin = Date.parse(from);
  return values.map((value, place) => ({ at: begin + place * step * 1000, value }));
};

export const isEmpty = (points: readonly ChartPoint[]): boolean => points.every(({ value }) => value === null);

/** At most so many rows a table. */
const ROWS = 48;

/** How many points make a row of a table. */
export const rowSize = (points: readonly ChartPoint[]): number => Math.max(1, Math.ceil(points.length / ROWS));

const mostOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** The most of three days up to the hour that today has come to: what may be compared. */
export const byThisHour = ({ today, yesterday, weekBefore }: Schemas['OnlineDays']) => {
  const hours = today.findLastIndex((value) => value !== null) + 1;
  return {
    today: mostOf(today.slice(0, hours)),
    yesterday: mostOf(yesterday.slice(0, hours)),
    weekBefore: mostOf(weekBefore.slice(0, hours)),
  };
};

export interface WeekHour {
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  value: number;
}

/** When most play; null where nothing is known. */
export const busiestHour = (week: Schemas['OnlineSummary']['week']): WeekHour | null => {
  const hours = week.flatMap((day, weekday) =>
    day.flatMap((value, hour) => (value === null ? [] : { weekday, hour, value })),
  );
  return hours.reduce<WeekHour | null>((most, one) => (most === null || one.value > most.value ? one : most), null);
};
