import type { OnlineRange, Schemas, ServerCard } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { type ChartLine, LineChart, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ChartTable, useFormatValue } from '../charts/chart-table.tsx';
import { rowsOf } from '../charts/rows.ts';
import { useStepFormat } from '../charts/use-step-format.ts';
import { isEmpty, isOfDays, pointsOf, rowSize } from './stats-view.ts';
import { useRangeTicks } from './use-range-ticks.ts';

export interface OnlineChartProps {
  history: Schemas['OnlineHistory'];
  range: OnlineRange;
  /** Which of the two series of the history is shown. */
  shows: 'online' | 'tps';
  servers: readonly Pick<ServerCard, 'id' | 'color' | 'documentMeta'>[];
}

// Differs from the colours of servers, one of which is the theme's.
const TOGETHER = 'var(--hk-graph-marker)';
/** Lowest ticks per second of a chart's scale, unless a server was slower: then a lower multiple of 4, so that it ends at 20. */
const LOWEST_TPS = 16;
const TICKS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Players or ticks of servers over time, all on one axis; ticks, of which all are near 20, on a scale that begins at 16. */
export const OnlineChart = ({ history, range, shows, servers }: OnlineChartProps) => {
  const { t } = useLingui();
  const formats = useFormats();
  const formatValue = useFormatValue();
  const ticksOf = useRangeTicks(range, isOfDays(history));
  const formatStep = useStepFormat(isOfDays(history));
  const value = (count: number): string => formats.number(count, shows === 'tps' ? TICKS : {});
  const ofServers = history.servers.map(({ server, [shows]: values }): ChartLine => {
    const card = servers.find(({ id }) => id === server);
    const colour = history.together === null ? undefined : card?.color;
    return { name: card?.documentMeta.serverName ?? server, points: pointsOf(history, values), colour };
  });
  const together = shows === 'online' ? history.together : null;
  const lines = [
    ...(together === null ? [] : [{ name: t`All servers`, points: pointsOf(history, together), colour: TOGETHER }]),
    ...ofServers,
  ];
  const axis = lines[0]?.points ?? [];
  if (lines.every(({ points }) => isEmpty(points))) {
    return <Text tone="muted">{t`No data for this period yet.`}</Text>;
  }
  const values = lines.flatMap(({ points }) => points.flatMap((point) => point.value ?? []));
  const lowest = shows === 'tps' ? Math.floor(Math.min(LOWEST_TPS, ...values) / 4) * 4 : 0;
  const label = shows === 'online' ? t`Peak players` : t`TPS`;
  const size = rowSize(axis);
  const columns = lines.map(({ points }) => rowsOf(points, size));
  return (
    <>
      <LineChart
        label={label}
        lines={lines}
        filled={together !== null || lines.length === 1}
        ticks={ticksOf(axis)}
        lowest={lowest}
        number={formats.number}
        time={formatStep}
        value={value}
      />
      <ChartTable
        caption={label}
        rows={columns[0] ?? []}
        getKey={({ at }) => at}
        columns={[
          { key: 'from', header: t`From`, render: ({ at }) => formatStep(at), lead: true },
          ...lines.map(({ name }, column) => ({
            key: name,
            header: name,
            align: 'number' as const,
            render: (_row: unknown, row: number) => formatValue(columns[column]?.[row]?.value, value),
          })),
        ]}
      />
    </>
  );
};
