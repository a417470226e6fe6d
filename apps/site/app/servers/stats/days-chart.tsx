import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { HOUR_MS } from '@hoshikraft/shared';
import { LineChart, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ChartTable, useFormatValue } from '../charts/chart-table.tsx';
import { maxByThisHour, isEmpty } from './stats-view.ts';
import { useClock } from './use-clock.ts';

const LABELLED = 6;

/** Players by hour: today, yesterday and the same day a week ago. */
export const DaysChart = ({ days }: { days: Schemas['OnlineDays'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const formatValue = useFormatValue();
  const clock = useClock();
  const points = (values: Schemas['OnlineDay']) => values.map((value, hour) => ({ at: hour * HOUR_MS, value }));
  const lines = [
    { name: t`Today`, points: points(days.today) },
    { name: t`Yesterday`, points: points(days.yesterday), colour: 'var(--hk-graph-marker)' },
    { name: t`A week ago`, points: points(days.weekBefore), colour: 'var(--hk-graph-text)' },
  ];
  if (lines.every((line) => isEmpty(line.points))) {
    return <Text tone="muted">{t`No data for these days yet.`}</Text>;
  }
  const most = maxByThisHour(days);
  const today = number(most.today ?? 0);
  const [before, weekBefore] = [formatValue(most.yesterday, number), formatValue(most.weekBefore, number)];
  const hour = (at: number): string => clock.hour(at / HOUR_MS);
  const label = t`Players by hour: today, yesterday and a week ago`;
  return (
    <>
      {most.today !== null && (
        <Text>{t`Peak so far today: ${today}. By this time yesterday: ${before}, a week ago: ${weekBefore}.`}</Text>
      )}
      <LineChart
        label={label}
        lines={lines}
        ticks={days.today.flatMap((_, place) =>
          place > 0 && place % LABELLED === 0 ? [{ at: place * HOUR_MS, label: clock.hour(place) }] : [],
        )}
        number={number}
        time={hour}
        value={number}
      />
      <ChartTable
        caption={label}
        rows={lines[0]?.points ?? []}
        getKey={({ at }) => at}
        columns={[
          { key: 'from', header: t`From`, render: ({ at }) => hour(at), lead: true },
          ...lines.map(({ name, points: values }) => ({
            key: name,
            header: name,
            align: 'number' as const,
            render: (_row: unknown, place: number) => formatValue(values[place]?.value, number),
          })),
        ]}
      />
    </>
  );
};
