import type { PointerEvent } from 'react';
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

/** Playtime per day of a year: a column per week, a square per day. Hidden from screen readers, which read the table beside it. */
export const DaysMap = ({ days }: { days: readonly Day[] }) => {
  const hours = useHours();
  const before = squaresBefore(days[0]?.day);
  const weeks = Math.ceil((before + days.length) / WEEK);
  const nameDay = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const step = width / weeks;
    const index = Math.floor((clientX - left) / step) * WEEK + Math.floor((clientY - top) / step) - before;
    const { day, seconds = null } = days[index] ?? {};
    currentTarget.setAttribute('title', day === undefined || seconds === null ? '' : `${day}: ${hours(seconds)}`);
  };
  return (
    <div className="profile-days" style={{ maxWidth: weeks * STEP }} aria-hidden="true" onPointerMove={nameDay}>
      <svg viewBox={`0 0 ${weeks * STEP} ${WEEK * STEP}`}>
        {pathsOf(days, before).map((path, shade) => path !== '' && <path key={shade} data-shade={shade} d={path} />)}
      </svg>
    </div>
  );
};
