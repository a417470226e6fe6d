import type { Schemas } from '@hoshikraft/api-client';
import type { ChartPoint } from '@hoshikraft/ui';

export const CHART_PERIODS = ['day', 'week'] as const;

export type ChartPeriod = (typeof CHART_PERIODS)[number];

/** The chart period in the address. */
export const chartPeriod = (search: URLSearchParams): ChartPeriod => (search.get('period') === 'week' ? 'week' : 'day');

/** The query with another period; the default, a day, is omitted. */
export const withChartPeriod = (search: URLSearchParams, period: ChartPeriod): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (period === 'day') next.delete('period');
  else next.set('period', period);
  return next;
};

/** The points of a response with their times. */
export const pointsOf = ({ from, step, points }: Schemas['ServerOnline']): ChartPoint[] => {
  const begin = new Date(from).getTime();
  return points.map((value, place) => ({ at: begin + place * step * 1000, value }));
};

/** Points per row of the table: an hour of a day, six hours of a week. */
export const ROW = 6;
