import { Loaded } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { LineChart, Text } from '@hoshikraft/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ChartLoading } from '../charts/chart-loading.tsx';
import { ChartTable, useFormatValue } from '../charts/chart-table.tsx';
import { PeriodControl } from '../charts/period-control.tsx';
import { rowsOf } from '../charts/rows.ts';
import { dayTicks, isoOf, weekTicks } from '../charts/ticks.ts';
import { useServerOnline } from './use-server-online.ts';
import { CHART_PERIODS, type ChartPeriod, chartPeriod, pointsOf, ROW, withChartPeriod } from './chart-view.ts';

interface ChartProps {
  online: Schemas['ServerOnline'];
  serverName: string;
  period: ChartPeriod;
}

const Chart = ({ online, serverName, period }: ChartProps) => {
  const { t } = useLingui();
  const formats = useFormats();
  const formatValue = useFormatValue();
  const points = pointsOf(online);
  const players = (value: number): string => t`${plural(value, { one: '# player', other: '# players' })}`;
  const moment = (at: number): string => formats.moment(isoOf(at));
  if (points.every(({ value }) => value === null)) {
    return <Text tone="muted">{t`No data for this period yet.`}</Text>;
  }
  const label =
    period === 'day' ? t`Players on ${serverName}, past 24 hours` : t`Players on ${serverName}, past 7 days`;
  return (
    <>
      <LineChart
        label={label}
        lines={[{ name: label, points }]}
        ticks={period === 'day' ? dayTicks(points, formats) : weekTicks(points, formats)}
        number={formats.number}
        time={moment}
        value={players}
      />
      <ChartTable
        caption={label}
        rows={rowsOf(points, ROW)}
        getKey={({ at }) => at}
        columns={[
          { key: 'from', header: t`From`, render: ({ at }) => moment(at), lead: true },
          {
            key: 'most',
            header: t`Peak players`,
            align: 'number',
            render: ({ value }) => formatValue(value, formats.number),
          },
        ]}
      />
    </>
  );
};

export interface ServerChartProps {
  server: string;
  serverName: string;
}

/** Players of a server over the last day or week; the period is in the address. */
export const ServerChart = ({ server, serverName }: ServerChartProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const period = chartPeriod(search);
  const names = { day: t`24 hours`, week: t`7 days` };
  return (
    <div className="server-chart">
      <PeriodControl
        value={period}
        options={CHART_PERIODS.map((value) => ({ value, label: names[value] }))}
        onChange={(next) =>
          setSearch((current) => withChartPeriod(current, next), { replace: true, preventScrollReset: true })
        }
      />
      <Loaded query={useServerOnline(server, period)} level={3} loading={<ChartLoading />}>
        {(data) => <Chart online={data} serverName={serverName} period={period} />}
      </Loaded>
    </div>
  );
};
