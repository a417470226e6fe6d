import { type Answer, Loaded } from '@hoshikraft/answers';
import type { Schemas } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { SegmentedControl, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChartTable } from '../charts/chart-table.tsx';
import { useHours } from '../players/use-hours.ts';
import { withChoices, yearIn } from './statistics-view.ts';

type Point = Schemas['Playtime']['points'][number];

const HOUR_S = 3600;
/** Seconds from which a day is of the next shade. */
const SHADES = [1, HOUR_S, 3 * HOUR_S, 6 * HOUR_S];
const WEEK = 7;

const shadeOf = (seconds: number | null): number => SHADES.filter((from) => (seconds ?? 0) >= from).length;
/** Places before the first day: weeks begin on Monday. */
const placesBefore = (first: Point | undefined): number =>
  first === undefined ? 0 : (new Date(first.at).getUTCDay() + WEEK - 1) % WEEK;

interface Month {
  at: string;
  days: number;
  seconds: number;
}

const monthsOf = (points: readonly Point[]): Month[] =>
  [...Map.groupBy(points, ({ at }) => at.slice(0, WEEK)).values()].map((days) => ({
    at: days[0]?.at ?? '',
    days: days.filter(({ seconds }) => (seconds ?? 0) > 0).length,
    seconds: days.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
  }));

const Year = ({ points }: { points: readonly Point[] }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const hours = useHours();
  const known = points.filter(({ seconds }) => seconds !== null);
  const played = known.filter(({ seconds }) => (seconds ?? 0) > 0).length;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Text tone="muted">
        <Plural value={played} one="Played on # day" other="Played on # days" />
      </Text>
      <div className="profile-days" aria-hidden="true">
        {Array.from({ length: placesBefore(points[0]) }, (_, place) => (
          <i key={place} />
        ))}
        {points.map(({ at, seconds }) => (
          <i
            key={at}
            data-shade={seconds === null ? undefined : shadeOf(seconds)}
            title={seconds === null ? undefined : `${at.slice(0, 10)}: ${hours(seconds)}`}
          />
        ))}
      </div>
      <ChartTable
        caption={t`Days played, by month`}
        rows={monthsOf(known)}
        getKey={({ at }) => at}
        columns={[
          { key: 'month', header: t`Month`, render: ({ at }) => month.format(new Date(at)), lead: true },
          { key: 'days', header: t`Days played`, align: 'number', render: ({ days }) => days },
          { key: 'hours', header: t`Played`, align: 'number', render: ({ seconds }) => hours(seconds) },
        ]}
      />
    </>
  );
};

export interface DaysPlayedProps {
  days: Answer<Schemas['Playtime'] | null>;
  /** When the player registered: no year before has a day. */
  since: string;
}

/** The days of a year by how long was played, a column a week. */
export const DaysPlayed = ({ days, since }: DaysPlayedProps) => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [now] = useState(Date.now);
  const [year, current] = [yearIn(search, now), new Date(now).getUTCFullYear()];
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
        label={t`Year of the calendar`}
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
        {(data) => data && <Year points={data.points} />}
      </Loaded>
    </div>
  );
};
