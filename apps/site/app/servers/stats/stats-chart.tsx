import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { Schemas, ServerCard } from '@hoshikraft/api-client';
import { Card, Section, SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ChartLoading } from '../charts/chart-loading.tsx';
import { DaysChart } from './days-chart.tsx';
import { NewcomersChart } from './newcomers-chart.tsx';
import { OnlineChart } from './online-chart.tsx';
import { RangeControl } from './range-control.tsx';
import { type Chart, chartIn, CHARTS, rangeIn, withChart } from './stats-view.ts';

const useChartNames = (): Record<Chart, { name: string; title: string; lead: string }> => {
  const { t } = useLingui();
  return {
    players: { name: t`Players`, title: t`Players over time`, lead: t`Peak players at each point.` },
    days: { name: t`Today`, title: t`Today vs. other days`, lead: t`Hourly.` },
    newcomers: { name: t`Newcomers`, title: t`New players`, lead: t`Players who joined for the first time.` },
    tps: { name: t`TPS`, title: t`TPS`, lead: t`Server speed; 20 is full speed.` },
  };
};

export interface StatsChartProps {
  days: Schemas['OnlineDays'];
  history: QueryState<Schemas['OnlineHistory']>;
  newcomers: QueryState<Schemas['Newcomers']>;
  servers: readonly Pick<ServerCard, 'id' | 'color' | 'documentMeta'>[];
}

/** The chart of the page; which one, and its range, are in the address. */
export const StatsChart = ({ days, history, newcomers, servers }: StatsChartProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [chart, range] = [chartIn(search), rangeIn(search)];
  const names = useChartNames();
  const { title, lead } = names[chart];
  return (
    <Section title={title} lead={lead}>
      <Card className="stats-chart">
        <div className="stats-chart__controls">
          <SegmentedControl
            label={t`Chart`}
            value={chart}
            options={CHARTS.map((value) => ({ value, label: names[value].name }))}
            onChange={(next) =>
              setSearch((current) => withChart(current, next), { replace: true, preventScrollReset: true })
            }
          />
          {chart !== 'days' && <RangeControl />}
        </div>
        {chart === 'days' && <DaysChart days={days} />}
        {chart === 'newcomers' && (
          <Loaded query={newcomers} level={3} loading={<ChartLoading />}>
            {(data) => <NewcomersChart newcomers={data} />}
          </Loaded>
        )}
        {(chart === 'players' || chart === 'tps') && (
          <Loaded query={history} level={3} loading={<ChartLoading />}>
            {(data) => (
              <OnlineChart history={data} range={range} shows={chart === 'tps' ? 'tps' : 'online'} servers={servers} />
            )}
          </Loaded>
        )}
      </Card>
    </Section>
  );
};
