import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { LineChart, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { ChartTable, useFormatValue } from '../charts/chart-table.tsx';
import { rowsOf } from '../charts/rows.ts';
import { fewTicks } from '../charts/ticks.ts';
import { useStepFormat } from '../charts/use-step-format.ts';
import { isEmpty, pointsOf } from './stats-view.ts';

const DAY_S = 86_400;

/** Players who joined for the first time, by UTC day. */
export const NewcomersChart = ({ newcomers }: { newcomers: Schemas['Newcomers'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const day = useStepFormat(true);
  const formatValue = useFormatValue();
  const points = pointsOf(newcomers, newcomers.points);
  if (isEmpty(points)) return <Text tone="muted">{t`No one has played here yet.`}</Text>;
  const days = newcomers.step / DAY_S;
  const label = t`New players`;
  return (
    <>
      <Text tone="muted">
        <Plural value={days} _1="By day." other="Every # days." />
      </Text>
      <LineChart
        label={label}
        lines={[{ name: label, points }]}
        ticks={fewTicks(points, day)}
        number={number}
        time={day}
        value={number}
      />
      <ChartTable
        caption={label}
        rows={rowsOf(points, 1)}
        getKey={({ at }) => at}
        columns={[
          { key: 'from', header: t`From`, render: ({ at }) => day(at), lead: true },
          { key: 'players', header: label, align: 'number', render: ({ value }) => formatValue(value, number) },
        ]}
      />
    </>
  );
};
