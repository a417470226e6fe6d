import { type Answer, Loaded } from '@hoshikraft/answers';
import type { PlaytimePeriod, Schemas } from '@hoshikraft/api-client';
import { formatDate, formatShortDate, useFormats, useLocale } from '@hoshikraft/i18n';
import { LineChart, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ChartLoading } from '../charts/chart-loading.tsx';
import { ChartTable, useKnown } from '../charts/chart-table.tsx';
import { PeriodControl } from '../charts/period-control.tsx';
import { fewTicks, isoOf } from '../charts/ticks.ts';
import { useHours } from '../players/use-hours.ts';
import { periodIn, PERIODS, pointsOf, withChoice } from './statistics-view.ts';

/** Days, weeks and months are those of UTC, whatever the reader's clock says. */
const ZONE = 'UTC';
const HOUR_S = 3600;

const Table = ({ caption, points }: { caption: string; points: Schemas['Playtime']['points'] }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const hours = useHours();
  const known = useKnown();
  return (
    <ChartTable
      caption={caption}
      rows={points.toReversed()}
      getKey={({ at }) => at}
      columns={[
        { key: 'from', header: t`From`, render: ({ at }) => formatDate(at, locale, ZONE), lead: true },
        { key: 'played', header: t`Played`, align: 'number', render: ({ seconds }) => known(seconds, hours) },
        {
          key: 'away',
          header: t`Away from the keyboard`,
          align: 'number',
          render: ({ afkSeconds }) => known(afkSeconds, hours),
        },
      ]}
    />
  );
};

const Drawn = ({ playtime, ever }: { playtime: Schemas['Playtime']; ever: boolean }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { number } = useFormats();
  const hours = useHours();
  const points = pointsOf(playtime);
  if (points.every(({ value }) => value === null || value === 0)) {
    return (
      <Text tone="muted">
        {ever ? t`Nothing has been played yet.` : t`Nothing was played in this time. Choose a longer one.`}
      </Text>
    );
  }
  const day = (at: number): string => formatShortDate(isoOf(at), locale, ZONE);
  const labels = { hour: t`Hours of play`, day: t`Hours a day`, week: t`Hours a week`, month: t`Hours a month` };
  const label = labels[playtime.resolution];
  return (
    <>
      <Text tone="muted">{label}</Text>
      <LineChart
        label={label}
        lines={[{ name: label, points }]}
        ticks={fewTicks(points, day)}
        number={number}
        time={day}
        value={(value) => hours(value * HOUR_S)}
      />
      <Table caption={label} points={playtime.points} />
    </>
  );
};

const usePeriodNames = (): Record<PlaytimePeriod, string> => {
  const { t } = useLingui();
  return {
    '1m': t`1 month`,
    '3m': t`3 months`,
    '6m': t`6 months`,
    '1y': t`1 year`,
    '3y': t`3 years`,
    '5y': t`5 years`,
    max: t`All time`,
  };
};

/** How much a player played over a period, which the address says. */
export const PlaytimeChart = ({ playtime }: { playtime: Answer<Schemas['Playtime']> }) => {
  const [search, setSearch] = useSearchParams();
  const names = usePeriodNames();
  return (
    <div className="profile-chart">
      <PeriodControl
        value={periodIn(search)}
        options={PERIODS.map((value) => ({ value, label: names[value] }))}
        onChange={(next) =>
          setSearch((current) => withChoice(current, 'period', next), { replace: true, preventScrollReset: true })
        }
      />
      <Loaded query={playtime} level={3} loading={<ChartLoading />}>
        {(data) => <Drawn playtime={data} ever={periodIn(search) === 'max'} />}
      </Loaded>
    </div>
  );
};
