import type { DaysPlayed, MainState, PlaytimePeriod, PlaytimeRange, Schemas } from '@hoshikraft/api-client';
import { DAY_MS, HOUR_MS, trimTyped } from '@hoshikraft/shared';
import type { ChartPoint } from '@hoshikraft/ui';
import type { Day } from './days-map.tsx';

/** Periods of the playtime chart (docs/product/community.md#playtime). */
export const PERIODS = ['1m', '3m', '6m', '1y', '3y', '5y', 'max'] as const satisfies readonly PlaytimePeriod[];

/** The period in the URL; a month by default. */
export const parsePeriod = (search: URLSearchParams): PlaytimePeriod =>
  PERIODS.find((period) => period === search.get('period')) ?? '1m';

/** The server in the URL; null (all servers together) if it is absent or unknown. */
export const parseServer = (search: URLSearchParams, main: MainState | undefined): string | null =>
  main?.servers.find(({ id }) => id === search.get('server'))?.id ?? null;

/** Whether the URL is of the charts: by their tab, or by a period or days for them. */
export const showsCharts = (search: URLSearchParams): boolean =>
  search.get('view') === 'charts' || search.has('period') || search.has('from');

type Choice = 'view' | 'server' | 'period' | 'from' | 'to' | 'resolution' | 'year' | 'with';

/** The query string with other choices; defaults are left out. */
export const withChoices = (search: URLSearchParams, choices: Readonly<Partial<Record<Choice, string | null>>>) => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choices)) {
    if (value === null || value === '1m') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

export const RESOLUTIONS = ['hour', 'day', 'week', 'month'] as const satisfies readonly PlaytimeRange['resolution'][];
export type Resolution = (typeof RESOLUTIONS)[number];

const STEP_MS: Record<Resolution, number> = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, month: 28 * DAY_MS };
/** Maximum points in one API response. */
const MAX_POINTS = 1000;

/** Days in UTC, such as 2026-11-22; both ends are inclusive. */
export interface DayRange {
  from: string;
  to: string;
  resolution: Resolution;
}

const startOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN);
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day range in the URL; null if there is none. */
export function parseRange(search: URLSearchParams): DayRange | null {
  const [from, to] = [search.get('from'), search.get('to')];
  if (from === null || to === null) return null;
  return { from, to, resolution: RESOLUTIONS.find((one) => one === search.get('resolution')) ?? 'day' };
}

/** The range as a query to the API; null if a day is invalid, the order is wrong, or there are too many points. */
export function rangeToQuery({ from, to, resolution }: DayRange): PlaytimeRange | null {
  const [start, end] = [startOf(from), startOf(to) + DAY_MS];
  if (!(start < end) || (end - start) / STEP_MS[resolution] > MAX_POINTS) return null;
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString(), resolution };
}

/** The range of a calendar year, by days. */
export const daysOfYear = (year: number): PlaytimeRange => ({
  from: new Date(Date.UTC(year, 0)).toISOString(),
  to: new Date(Date.UTC(year + 1, 0)).toISOString(),
  resolution: 'day',
});

/** The year in the URL; the current one by default. */
export const parseYear = (search: URLSearchParams, now: number): number => {
  const year = Number(search.get('year'));
  const current = new Date(now).getUTCFullYear();
  return Number.isInteger(year) && year >= 2000 && year <= current ? year : current;
};

/** The other player of a comparison; null if there is none or it is the same player. */
export const parseComparedPlayer = (search: URLSearchParams, nickname: string): string | null => {
  const other = trimTyped(search.get('with') ?? '');
  return other === '' || other.toLowerCase() === nickname.toLowerCase() ? null : other;
};

/** Consecutive days in UTC. */
export const daysOf = ({ first, seconds }: DaysPlayed): Day[] => {
  const start = Date.parse(first);
  return seconds.map((played, index) => ({ day: dayOf(start + index * DAY_MS), seconds: played }));
};

const HOUR_S = 3600;

/** Points of a response, in hours. */
export const pointsOf = ({ points }: Schemas['Playtime']): ChartPoint[] =>
  points.map(({ at, seconds }) => ({ at: Date.parse(at), value: seconds === null ? null : seconds / HOUR_S }));
