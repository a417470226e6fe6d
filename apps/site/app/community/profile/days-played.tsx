import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { DaysPlayed as Days } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { SegmentedControl, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChartTable } from '../../servers/charts/chart-table.tsx';
import { useHours } from '../players/use-hours.ts';
import { type Day, DaysMap } from './days-map.tsx';
import { daysOf, withChoices, parseYear } from './statistics-view.ts';

interface Month {
  at: string;
  days: number;
  seconds: number;
}

const MONTH = 'yyyy-mm'.length;

const monthsOf = (days: readonly Day[]): Month[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, MONTH)).values()].map((month) => ({
    at: month[0]?.day ?? '',
    days: month.filter(({ seconds }) => (seconds ?? 0) > 0).length,
    seconds: month.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
  }));

const Year = ({ days }: { days: readonly Day[] }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const hours = useHours();
  const known = days.filter(({ seconds }) => seconds !== null);
  const played = known.filter(({ seconds }) => (seconds ?? 0) > 0).length;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Text tone="muted">
        <Plural value={played} one="Played on # day" other="Played on # days" />
      </Text>
      <DaysMap days={days} />
      <ChartTable
        caption={t`Days played, by month`}
        rows={monthsOf(known)}
        getKey={({ at }) => at}
        columns={[
          { key: 'month', header: t`Month`, render: ({ at }) => month.format(new Date(at)), lead: true },
          { key: 'days', header: t`Days played`, align: 'number', render: ({ days: count }) => count },
          { key: 'hours', header: t`Played`, align: 'number', render: ({ seconds }) => hours(seconds) },
        ]}
      />
    </>
  );
};

export interface DaysPlayedProps {
  days: QueryState<Days | null>;
  /** When the player registered; earlier years are not offered. */
  since: string;
}

/** Playtime per day of a year, with a choice of the year. */
export const DaysPlayed = ({ days, since }: DaysPlayedProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [now] = useState(Date.now);
  const [year, current] = [parseYear(search, now), new Date(now).getUTCFullYear()];
  const first = Math.min(new Date(since).getUTCFullYear(), year);
  const years = Array.from({ length: current - first + 1 }, (_, before) => String(current - before));
  const loading = (
    <SkeletonGroup label={t`Loading the calendar`}>
      <Skeleton variant="block" height={140} />
    </SkeletonGroup>
  );
  return (
    <div className="profile-chart">
      <SegmentedControl
        label={t`Calendar year`}
        value={String(year)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={(next) =>
          setSearch((now) => withChoices(now, { year: next === String(current) ? null : next }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <Loaded query={days} level={3} loading={loading}>
        {(data) => data && <Year days={daysOf(data)} />}
      </Loaded>
    </div>
  );
};
