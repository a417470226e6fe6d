import { DAY_MS, type Locale } from '@hoshikraft/shared';

/** A date as `2026-11-22`; null if there is no such day. */
const dayOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 2000 || year > 9999 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
};

/** Reads a typed date: `22.11.2026`, `22/11/26` or `2026-11-22`. */
export const parseDay = (typed: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim());
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month, year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(typed.trim()) ?? [];
  return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day));
};

/** A date as it is typed in a language; English has no common order of day and month, so its year comes first. */
export const showDay = (day: string, locale: Locale): string =>
  locale === 'ru' ? day.split('-').toReversed().join('.') : day;

/** Reads a typed time of day as `09:30`: `9:30`, `9.30`, `930` or `9`. */
export const parseTime = (typed: string): string | null => {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.\s]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
};

/** The day that is that many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of another month, or its last one. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};

/** How many days after Monday the day is. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Weeks of the month of a day, from Monday, with the days of other months that complete them. */
export const weeksOf = (day: string): string[][] => {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => addDays(start, week * 7 + weekday)),
  );
  return weeks.filter((week) => week.some((one) => one.slice(0, 7) === day.slice(0, 7)));
};
