import { DAY_MS } from '@hoshikraft/shared';
import { defineList } from '../../platform/pagination/define-list.ts';
import { selectBans } from './ban-list-repository.ts';
import { presentListedBan } from './present-ban.ts';

const DAYS = { day: 1, week: 7, month: 31, year: 365 };

const NEWEST = [
  { by: 'banned_at', kind: 'time', descending: true },
  { by: 'id', kind: 'uuid', descending: true },
] as const;

/** Current and past bans (docs/product/community.md#bans), ordered by login in a search, else the newest first. */
export const listBans = defineList('listBans', {
  rows: ({ query: { period, ...filters } }, { app }) => {
    const now = app.clock.now();
    const since = period && new Date(now.getTime() - DAYS[period] * DAY_MS);
    return selectBans(app.db, { ...filters, since }, now);
  },
  order: ({ q }) => (q === undefined ? NEWEST : [{ by: 'login_key', kind: 'text' }, ...NEWEST]),
  present: (row, { app, locale }) => presentListedBan(row, app.clock.now(), locale),
});
