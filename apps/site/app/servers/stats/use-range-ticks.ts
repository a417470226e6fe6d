import type { OnlineRange } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import type { ChartPoint, ChartTick } from '@hoshikraft/ui';
import { dayTicks, fewTicks, hourTicks, isoOf, weekTicks } from '../charts/ticks.ts';
import { useStepFormat } from '../charts/use-step-format.ts';

/** Axis ticks of a chart of this range: times in the reader's time zone, or the dates of days. */
export const useRangeTicks = (
  range: OnlineRange,
  isOfDays: boolean,
): ((points: readonly ChartPoint[]) => ChartTick[]) => {
  const formats = useFormats();
  const day = useStepFormat(true);
  return (points) => {
    if (range === '1h') return hourTicks(points, formats);
    if (range === '24h') return dayTicks(points, formats);
    if (range === '7d') return weekTicks(points, formats);
    return fewTicks(points, isOfDays ? day : (at) => formats.shortDate(isoOf(at)));
  };
};
