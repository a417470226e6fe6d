import type { Schemas } from '@hoshikraft/api-client';
import { DAY_MS } from '@hoshikraft/shared';

const WEEKS = 5;

export interface CalendarDay {
  /** Noon of the day in UTC; RFC 3339. */
  at: string;
  /** Day of the month. */
  number: number;
  /** Coins received on the day; null for none. */
  amount: number | null;
  isToday: boolean;
}

/** Date in a time zone: `2026-11-22`. */
const dayOf = (time: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(time),
  );

/** The days of five weeks, from a Monday to today. */
export function calendarDays(
  { now, claims }: Pick<Schemas['BonusStatus'], 'now' | 'claims'>,
  timeZone: string,
): CalendarDay[] {
  const today = dayOf(now, timeZone);
  const received = new Map<string, number>();
  for (const { at, amount } of claims) {
    const day = dayOf(at, timeZone);
    received.set(day, (received.get(day) ?? 0) + amount);
  }
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const first = noon - (sinceMonday + (WEEKS - 1) * 7) * DAY_MS;
  return Array.from({ length: sinceMonday + (WEEKS - 1) * 7 + 1 }, (_, index) => {
    const at = new Date(first + index * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    return { at: at.toISOString(), number: at.getUTCDate(), amount: received.get(day) ?? null, isToday: day === today };
  });
}
