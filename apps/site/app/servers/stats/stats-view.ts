import type { OnlineRange, Schemas } from '@hoshikraft/api-client';
import { DAY_MS, SECOND_MS } from '@hoshikraft/shared';
import type { ChartPoint } from '@hoshikraft/ui';

/** Ranges of the page, in display order. */
export const RANGES = ['1h', '24h', '7d', '31d', '1y', 'max'] as const satisfies readonly OnlineRange[];

/** The range in the address; a day by default. */
export const rangeIn = (search: URLSearchParams): OnlineRange =>
  RANGES.find((range) => range === search.get('range')) ?? '24h';

/** The query with another range; the default is omitted. */
export const withRange = (search: URLSearchParams, range: OnlineRange): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (range === '24h') next.delete('range');
  else next.set('range', range);
  return next;
};

/** Charts of the page, in display order. */
export const CHARTS = ['players', 'days', 'newcomers', 'tps'] as const;

export type Chart = (typeof CHARTS)[number];

/** The chart in the address; players by default. */
export const chartIn = (search: URLSearchParams): Chart =>
  CHARTS.find((chart) => chart === search.get('chart')) ?? 'players';

/** The query with another chart; the default is omitted. */
export const withChart = (search: URLSearchParams, chart: Chart): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (chart === 'players') next.delete('chart');
  else next.set('chart', chart);
  return next;
};

/** The server in the address; null for all servers together. */
export const serverIn = (params: Readonly<Record<string, string | undefined>>): string | null =>
  params['server_name'] ?? null;

/** Range of the newcomers: one point per day, so at least a month. */
export const newcomersRange = (range: OnlineRange): '31d' | '1y' | 'max' =>
  range === '1y' || range === 'max' ? range : '31d';

interface Axis {
  from: string;
  /** Seconds. */
  step: number;
}

/** Whether each step is one or more days: these are dates, not moments. */
export const isOfDays = ({ step }: Pick<Axis, 'step'>): boolean => step * SECOND_MS >= DAY_MS;

/** Values with their times. */
export const pointsOf = ({ from, step }: Axis, values: readonly (number | null)[]): ChartPoint[] => {
  const begin = Date.parse(from);
  return values.map((value, index) => ({ at: begin + index * step * 1000, value }));
};

export const isEmpty = (points: readonly ChartPoint[]): boolean => points.every(({ value }) => value === null);

/** Most rows of a table. */
const MAX_ROWS = 48;

/** Points per row of a table. */
export const rowSize = (points: readonly ChartPoint[]): number => Math.max(1, Math.ceil(points.length / MAX_ROWS));

const maxOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** Most players of each of three days up to the current hour, so that they are comparable. */
export const maxByThisHour = ({ today, yesterday, weekBefore }: Schemas['OnlineDays']) => {
  const hours = today.findLastIndex((value) => value !== null) + 1;
  return {
    today: maxOf(today.slice(0, hours)),
    yesterday: maxOf(yesterday.slice(0, hours)),
    weekBefore: maxOf(weekBefore.slice(0, hours)),
  };
};

export interface WeekHour {
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  value: number;
}

/** The hour of the week with most players; null if there are no data. */
export const busiestHour = (week: Schemas['OnlineSummary']['week']): WeekHour | null => {
  const hours = week.flatMap((day, weekday) =>
    day.flatMap((value, hour) => (value === null ? [] : { weekday, hour, value })),
  );
  return hours.reduce<WeekHour | null>((most, one) => (most === null || one.value > most.value ? one : most), null);
};
