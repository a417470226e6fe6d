import type { OnlineRange } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import type { ChartPoint, ChartTick } from '@hoshikraft/ui';
import { dayTicks, fewTicks, hourTicks, isoOf, weekTicks } from '../charts/ticks.ts';

/** Axis ticks of a chart of this range, in the reader's time zone. */
export const useRangeTicks = (range: OnlineRange): ((points: readonly ChartPoint[]) => ChartTick[]) => {
  const formats = useFormats();
  return (points) => {
    if (range === '1h') return hourTicks(points, formats);
    if (range === '24h') return dayTicks(points, formats);
    if (range === '7d') return weekTicks(points, formats);
    return fewTicks(points, (at) => formats.shortDate(isoOf(at)));
  };
};
