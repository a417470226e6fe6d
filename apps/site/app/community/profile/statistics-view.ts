import type { DaysPlayed, PlaytimePeriod, PlaytimeRange, Schemas } from '@hoshikraft/api-client';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { ChartPoint } from '@hoshikraft/ui';
import type { Day } from './days-map.tsx';

/** Periods of the playtime chart (docs/product/community.md#playtime). */
export const PERIODS = ['1m', '3m', '6m', '1y', '3y', '5y', 'max'] as const satisfies readonly PlaytimePeriod[];

/** The period that an address names; a month where it names none. */
export const periodIn = (search: URLSearchParams): PlaytimePeriod =>
  PERIODS.find((period) => period === search.get('period')) ?? '1m';

/** The server that an address names; null, all together, where it names none that there is. */
export const serverIn = (search: URLSearchParams, main: Schemas['Main'] | undefined): string | null =>
  main?.servers.find(({ id }) => id === search.get('server'))?.id ?? null;

type Choice = 'server' | 'period' | 'from' | 'to' | 'resolution' | 'year' | 'with';

/** The query with other choices; what a page opens with is not said. */
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
/** So many the API tells at once. */
const MOST_POINTS = 1000;

/** Days of UTC, both within, such as 2026-11-22. */
export interface DayRange {
  from: string;
  to: string;
  resolution: Resolution;
}

const startOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN);
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days that an address names; null where it names none. */
export function rangeIn(search: URLSearchParams): DayRange | null {
  const [from, to] = [search.get('from'), search.get('to')];
  if (from === null || to === null) return null;
  return { from, to, resolution: RESOLUTIONS.find((one) => one === search.get('resolution')) ?? 'day' };
}

/** The same as the API is asked for it; null for days that there are not, in no order, or of too many steps. */
export function rangeAsked({ from, to, resolution }: DayRange): PlaytimeRange | null {
  const [start, end] = [startOf(from), startOf(to) + DAY_MS];
  if (!(start < end) || (end - start) / STEP_MS[resolution] > MOST_POINTS) return null;
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString(), resolution };
}

/** The days of a year up to and with today, where it is this one. */
export const daysOfYear = (year: number): PlaytimeRange => ({
  from: new Date(Date.UTC(year, 0)).toISOString(),
  to: new Date(Date.UTC(year + 1, 0)).toISOString(),
  resolution: 'day',
});

/** The year of the calendar: this one, where the address names none. */
export const yearIn = (search: URLSearchParams, now: number): number => {
  const year = Number(search.get('year'));
  const current = new Date(now).getUTCFullYear();
  return Number.isInteger(year) && year >= 2000 && year <= current ? year : current;
};

/** The other player of a comparison; null for none, and for oneself. */
export const comparedIn = (search: URLSearchParams, nickname: string): string | null => {
  const other = search.get('with')?.trim() ?? '';
  return other === '' || other.toLowerCase() === nickname.toLowerCase() ? null : other;
};

/** Days of UTC, one after another. */
export const daysOf = ({ first, seconds }: DaysPlayed): Day[] => {
  const start = Date.parse(first);
  return seconds.map((played, index) => ({ day: dayOf(start + index * DAY_MS), seconds: played }));
};

const HOUR_S = 3600;

/** Hours of each point of an answer. */
export const pointsOf = ({ points }: Schemas['Playtime']): ChartPoint[] =>
  points.map(({ at, seconds }) => ({ at: Date.parse(at), value: seconds === null ? null : seconds / HOUR_S }));
