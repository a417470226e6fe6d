import { DAY_MS } from '@hoshikraft/shared';
import { defineList } from '../paging/define-list.ts';
import { listedBans, type ListedBanRow } from './ban-list-repository.ts';
import { presentListedBan } from './present-ban.ts';

const DAYS = { day: 1, week: 7, month: 31, year: 365 };

const NEWEST = [
  { by: 'banned_at', kind: 'time', descending: true },
  { by: 'id', kind: 'uuid', descending: true },
] as const;

/** A ban runs out, and one that was given this month is some day no longer of the month. */
function nextChange(rows: readonly ListedBanRow[], period: keyof typeof DAYS | undefined, now: Date): number {
  const leaves = rows.map(({ banned_at }) => (period ? banned_at.getTime() + DAYS[period] * DAY_MS : Infinity));
  const ends = rows.map(({ unban_at }) => (unban_at !== null && unban_at > now ? unban_at.getTime() : Infinity));
  return Math.min(...leaves, ...ends);
}

/** Who is or was banned (docs/product/community.md#bans); by login where one is looked for, else the newest first. */
export const listBans = defineList('listBans', {
  rows: ({ query: { period, ...narrowed } }, { app }) => {
    const now = app.clock.now();
    const since = period && new Date(now.getTime() - DAYS[period] * DAY_MS);
    return listedBans(app.db, { ...narrowed, since }, now);
  },
  order: ({ q }) => (q === undefined ? NEWEST : [{ by: 'login_key', kind: 'text' }, ...NEWEST]),
  sameFor: 'everybody',
  keptUntil: (rows, { query: { period } }, now) => nextChange(rows, period, now),
  present: (row, { app }) => presentListedBan(row, app.clock.now()),
});
