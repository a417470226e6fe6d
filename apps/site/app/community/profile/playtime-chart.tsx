import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { PlaytimePeriod, Schemas } from '@hoshikraft/api-client';
import { formatDate, useFormats, useLocale } from '@hoshikraft/i18n';
import { DAY_MS, MONTH_DAYS } from '@hoshikraft/shared';
import { LineChart, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ChartLoading } from '../../servers/charts/chart-loading.tsx';
import { PeriodControl } from '../../servers/charts/period-control.tsx';
import { fewTicks } from '../../servers/charts/ticks.ts';
import { useStepFormat } from '../../servers/charts/use-step-format.ts';
import { useHours } from '../players/use-hours.ts';
import { PlaytimeRange } from './playtime-range.tsx';
import { PlaytimeTable } from './playtime-table.tsx';
import { dayOf, parsePeriod, PERIODS, pointsOf, rangeToQuery, parseRange, withChoices } from './statistics-view.ts';

const HOUR_S = 3600;

const Chart = ({ playtime, ever }: { playtime: Schemas['Playtime']; ever: boolean }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { number } = useFormats();
  const hours = useHours();
  const points = pointsOf(playtime);
  const isOfDays = playtime.resolution !== 'hour';
  const formatStep = useStepFormat(isOfDays);
  if (points.every(({ value }) => value === null || value === 0)) {
    return <Text tone="muted">{ever ? t`No playtime yet.` : t`No playtime in this period. Choose a longer one.`}</Text>;
  }
  const labels = {
    hour: t`Playtime in hours`,
    day: t`Hours per day`,
    week: t`Hours per week`,
    month: t`Hours per month`,
  };
  const label = labels[playtime.resolution];
  return (
    <>
      <Text tone="muted">{label}</Text>
      <LineChart
        label={label}
        lines={[{ name: label, points }]}
        ticks={fewTicks(points, formatStep)}
        number={number}
        time={formatStep}
        value={(value) => hours(value * HOUR_S)}
      />
      <PlaytimeTable
        caption={label}
        points={playtime.points}
        formatStart={(at) => (isOfDays ? formatDate(at, locale, 'UTC') : formatStep(Date.parse(at)))}
      />
    </>
  );
};

const usePeriodNames = (): Record<PlaytimePeriod | 'range', string> => {
  const { t } = useLingui();
  return {
    '1m': t`1 month`,
    '3m': t`3 months`,
    '6m': t`6 months`,
    '1y': t`1 year`,
    '3y': t`3 years`,
    '5y': t`5 years`,
    max: t`All time`,
    range: t`Custom range`,
  };
};

const NO_RANGE = { from: null, to: null, resolution: null };

/** How much a player played over the period or the days in the URL. */
export const PlaytimeChart = ({ playtime }: { playtime: QueryState<Schemas['Playtime'] | null> }) => {
  const [search, setSearch] = useSearchParams();
  const periods = usePeriodNames();
  const range = parseRange(search);
  const choose = (choices: Parameters<typeof withChoices>[1]): void =>
    setSearch((current) => withChoices(current, { view: 'charts', ...choices }), {
      replace: true,
      preventScrollReset: true,
    });
  const lastMonth = () => {
    const now = Date.now();
    return { from: dayOf(now - (MONTH_DAYS - 1) * DAY_MS), to: dayOf(now), resolution: 'day' };
  };
  return (
    <div className="profile-chart">
      <PeriodControl
        value={range === null ? parsePeriod(search) : 'range'}
        options={[...PERIODS, 'range' as const].map((value) => ({ value, label: periods[value] }))}
        onChange={(next) => choose(next === 'range' ? { ...lastMonth(), period: null } : { ...NO_RANGE, period: next })}
      />
      {range !== null && <PlaytimeRange range={range} onChange={(next) => choose({ ...next })} />}
      {(range === null || rangeToQuery(range) !== null) && (
        <Loaded query={playtime} level={3} loading={<ChartLoading />}>
          {(data) => data && <Chart playtime={data} ever={range === null && parsePeriod(search) === 'max'} />}
        </Loaded>
      )}
    </div>
  );
};
