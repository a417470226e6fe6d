import type { PlaytimePeriod, Schemas } from '@hoshikraft/api-client';
import type { ChartPoint } from '@hoshikraft/ui';

/** Periods of the playtime chart (product.md section 3). */
export const PERIODS = ['1m', '3m', '6m', '1y', '3y', '5y', 'max'] as const satisfies readonly PlaytimePeriod[];

/** The period that an address names; a month where it names none. */
export const periodIn = (search: URLSearchParams): PlaytimePeriod =>
  PERIODS.find((period) => period === search.get('period')) ?? '1m';

/** The server that an address names; null, all together, where it names none that there is. */
export const serverIn = (search: URLSearchParams, main: Schemas['Main'] | undefined): string | null =>
  main?.servers.find(({ id }) => id === search.get('server'))?.id ?? null;

/** The query with another server or period; what a page opens with is not said. */
export const withChoice = (search: URLSearchParams, name: 'server' | 'period', value: string | null) => {
  const next = new URLSearchParams(search);
  if (value === null || value === '1m') next.delete(name);
  else next.set(name, value);
  return next;
};

const HOUR_S = 3600;

/** Hours of each point of an answer. */
export const pointsOf = ({ points }: Schemas['Playtime']): ChartPoint[] =>
  points.map(({ at, seconds }) => ({ at: Date.parse(at), value: seconds === null ? null : seconds / HOUR_S }));
