import { DAY_MS } from '@hoshikraft/shared';
import { defineList } from '../paging/define-list.ts';
import { listedBans } from './ban-list-repository.ts';
import { presentListedBan } from './present-ban.ts';

const DAYS = { day: 1, week: 7, month: 31, year: 365 };

const NEWEST = [
  { by: 'banned_at', kind: 'time', descending: true },
  { by: 'id', kind: 'uuid', descending: true },
] as const;

/** Who is or was banned (docs/product/community.md#bans); by login where one is looked for, else the newest first. */
export const listBans = defineList('listBans', {
  rows: ({ query: { period, ...narrowed } }, { app }) => {
    const now = app.clock.now();
    const since = period && new Date(now.getTime() - DAYS[period] * DAY_MS);
    return listedBans(app.db, { ...narrowed, since }, now);
  },
  order: ({ q }) => (q === undefined ? NEWEST : [{ by: 'login_key', kind: 'text' }, ...NEWEST]),
  present: (row, { app }) => presentListedBan(row, app.clock.now()),
});
