import { type Answer, Loaded } from '@hoshikraft/answers';
import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { DataList, Disclosure, LineChart, SegmentedControl, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import {
  CHART_PERIODS,
  type ChartPeriod,
  chartPeriod,
  pointsOf,
  rowsOf,
  ticksOf,
  withChartPeriod,
} from './chart-view.ts';

interface DrawnProps {
  online: Schemas['ServerOnline'];
  serverName: string;
  period: ChartPeriod;
}

const Drawn = ({ online, serverName, period }: DrawnProps) => {
  const { t } = useLingui();
  const formats = useFormats();
  const points = pointsOf(online);
  const players = (value: number): string => t`${plural(value, { one: '# player', other: '# players' })}`;
  const moment = (at: number): string => formats.dateTime(new Date(at).toISOString());
  if (points.every(({ value }) => value === null)) {
    return (
      <Text tone="muted">{t`The server has told nothing of this time. The chart begins with its first word.`}</Text>
    );
  }
  const label =
    period === 'day' ? t`Players on ${serverName} over 24 hours` : t`Players on ${serverName} over seven days`;
  return (
    <>
      <LineChart
        label={label}
        points={points}
        ticks={ticksOf(points, period, formats)}
        number={formats.number}
        describe={({ at, value }) => ({ time: moment(at), value: players(value ?? 0) })}
      />
      <Disclosure summary={t`The same as a table`}>
        <DataList
          caption={label}
          rows={rowsOf(points)}
          getKey={({ at }) => at}
          columns={[
            { key: 'from', header: t`From`, render: ({ at }) => moment(at), lead: true },
            {
              key: 'most',
              header: t`Most players at once`,
              align: 'number',
              render: ({ value }) => (value === null ? t`no data` : formats.number(value)),
            },
          ]}
        />
      </Disclosure>
    </>
  );
};

export interface ServerChartProps {
  online: Answer<Schemas['ServerOnline']>;
  serverName: string;
}

/** Players of a server over the last day or week, which the address says. */
export const ServerChart = ({ online, serverName }: ServerChartProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const period = chartPeriod(search);
  const names = { day: t`24 hours`, week: t`7 days` };
  const loading = (
    <SkeletonGroup label={t`Loading the chart`}>
      <Skeleton variant="block" height={240} />
    </SkeletonGroup>
  );
  return (
    <div className="server-chart">
      <SegmentedControl
        label={t`Period of the chart`}
        value={period}
        options={CHART_PERIODS.map((value) => ({ value, label: names[value] }))}
        onChange={(next) =>
          setSearch((current) => withChartPeriod(current, next), { replace: true, preventScrollReset: true })
        }
      />
      <Loaded query={online} level={3} loading={loading}>
        {(data) => <Drawn online={data} serverName={serverName} period={period} />}
      </Loaded>
    </div>
  );
};
