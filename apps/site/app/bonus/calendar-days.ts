import type { Schemas } from '@hoshikraft/api-client';

const DAY_MS = 86_400_000;
const WEEKS = 5;

/** A day of the calendar. */
export interface CalendarDay {
  /** Noon of it in UTC where the day is spelt so; RFC 3339. */
  at: string;
  /** Of its month. */
  number: number;
  /** Whole coins that came on it; null for none. */
  amount: number | null;
  isToday: boolean;
}

/** `2026-11-22`, in a time zone. */
const dayOf = (time: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(time),
  );

/** Five weeks from a Monday on, the one of today last. */
export function calendarDays(
  { now, claims }: Pick<Schemas['BonusStatus'], 'now' | 'claims'>,
  timeZone: string,
): CalendarDay[] {
  const today = dayOf(now, timeZone);
  const came = new Map<string, number>();
  for (const { at, amount } of claims) {
    const day = dayOf(at, timeZone);
    came.set(day, (came.get(day) ?? 0) + amount);
  }
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const first = noon - (sinceMonday + (WEEKS - 1) * 7) * DAY_MS;
  return Array.from({ length: sinceMonday + (WEEKS - 1) * 7 + 1 }, (_, index) => {
    const at = new Date(first + index * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    return { at: at.toISOString(), number: at.getUTCDate(), amount: came.get(day) ?? null, isToday: day === today };
  });
}
