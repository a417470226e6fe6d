import type { Schemas } from '@hoshikraft/api-client';
import type { useFormats } from '@hoshikraft/i18n';
import type { ChartPoint, ChartTick } from '@hoshikraft/ui';

export const CHART_PERIODS = ['day', 'week'] as const;

export type ChartPeriod = (typeof CHART_PERIODS)[number];

/** The period that an address asks for. */
export const chartPeriod = (search: URLSearchParams): ChartPeriod => (search.get('period') === 'week' ? 'week' : 'day');

/** The address of another period; the day, with which a page opens, is not said. */
export const withChartPeriod = (search: URLSearchParams, period: ChartPeriod): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (period === 'day') next.delete('period');
  else next.set('period', period);
  return next;
};

/** The points of an answer with their times. */
export const pointsOf = ({ from, step, points }: Schemas['ServerOnline']): ChartPoint[] => {
  const begin = new Date(from).getTime();
  return points.map((value, place) => ({ at: begin + place * step * 1000, value }));
};

type Formats = Pick<ReturnType<typeof useFormats>, 'time' | 'weekday'>;

const iso = (at: number): string => new Date(at).toISOString();

/** Where the time of a chart is written: every four hours of a day, each midnight of a week, by the reader's clock. */
export const ticksOf = (points: readonly ChartPoint[], period: ChartPeriod, { time, weekday }: Formats): ChartTick[] =>
  points.flatMap(({ at }) => {
    const clock = time(iso(at));
    if (period === 'week') return clock === '00:00' ? [{ at, label: weekday(iso(at)) }] : [];
    return /^(00|04|08|12|16|20):00$/.test(clock) ? [{ at, label: clock }] : [];
  });

/** How many points make a row of the table: an hour of a day, six hours of a week. */
const ROW = 6;

/** The most players of each row of the table, the latest first; null where nothing is known of any of it. */
export const rowsOf = (points: readonly ChartPoint[]): ChartPoint[] =>
  Array.from({ length: Math.ceil(points.length / ROW) }, (_, row) => {
    const within = points.slice(row * ROW, (row + 1) * ROW);
    const known = within.flatMap(({ value }) => value ?? []);
    return { at: within[0]?.at ?? 0, value: known.length === 0 ? null : Math.max(...known) };
  }).reverse();
