import { formatDate, useLocale } from '@hoshikraft/i18n';
import { type PointerEvent, useState } from 'react';
import { useHours } from '../players/use-hours.ts';

export interface Day {
  /** A day in UTC, such as 2026-11-22. */
  day: string;
  /** null if unknown. */
  seconds: number | null;
}

const HOUR_S = 3600;
/** Seconds of play from which a day gets the next shade. */
const SHADES = [1, HOUR_S, 3 * HOUR_S, 6 * HOUR_S];
const WEEK = 7;
/** Side of a square with its gap, in units of the SVG view box. */
const STEP = 17;

const shadeOf = (seconds: number): number => SHADES.filter((from) => seconds >= from).length;

/** Empty squares before the first day: weeks begin on Monday. */
const squaresBefore = (first: string | undefined): number =>
  first === undefined ? 0 : (new Date(first).getUTCDay() + WEEK - 1) % WEEK;

/** One path per shade: 365 separate elements would be most of the page's DOM. */
const pathsOf = (days: readonly Day[], before: number): readonly string[] => {
  const paths = Array.from({ length: SHADES.length + 1 }, () => '');
  for (const [index, { seconds }] of days.entries()) {
    if (seconds === null) continue;
    const [week, weekday] = [Math.floor((before + index) / WEEK), (before + index) % WEEK];
    paths[shadeOf(seconds)] += `M${week * STEP + 3} ${weekday * STEP + 3}h11v11h-11z`;
  }
  return paths;
};

/** The first day of each month, and the column of its week. */
const monthsOf = (days: readonly Day[], before: number): { day: string; week: number }[] =>
  days.flatMap(({ day }, index) => (day.endsWith('-01') ? [{ day, week: Math.floor((before + index) / WEEK) }] : []));

/** Playtime per day of a year: a column per week, a square per day. Hidden from screen readers, which read the table beside it. */
export const DaysMap = ({ days }: { days: readonly Day[] }) => {
  const locale = useLocale();
  const hours = useHours();
  const [pointed, setPointed] = useState('');
  const before = squaresBefore(days[0]?.day);
  const weeks = Math.ceil((before + days.length) / WEEK);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const nameDay = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const step = width / weeks;
    const index = Math.floor((clientX - left) / step) * WEEK + Math.floor((clientY - top) / step) - before;
    const { day, seconds = null } = days[index] ?? {};
    setPointed(day === undefined || seconds === null ? '' : `${formatDate(day, locale, 'UTC')}: ${hours(seconds)}`);
  };
  return (
    <div className="profile-days" aria-hidden="true">
      <div className="profile-days__months">
        {monthsOf(days, before).map(({ day, week }) => (
          <span key={day} style={{ left: `${(100 * week) / weeks}%` }}>
            {month.format(new Date(day))}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${weeks * STEP} ${WEEK * STEP}`} onPointerMove={nameDay} onPointerDown={nameDay}>
        {pathsOf(days, before).map((path, shade) => path !== '' && <path key={shade} data-shade={shade} d={path} />)}
      </svg>
      <p className="profile-days__pointed">{pointed}</p>
    </div>
  );
};
