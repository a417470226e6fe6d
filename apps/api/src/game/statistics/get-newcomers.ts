import { DAY_MS, SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { listRequestedServers } from './requested-servers.ts';
import { cutDays } from './cut-time.ts';
import { findFirstDay, listNewcomers } from './newcomers-repository.ts';

const DAYS = { '31d': 31, '1y': 365 };

/** The counts change every ten minutes only. */
const HEADERS = { 'cache-control': 'public, max-age=60' };

/** Number of players who played for the first time, by day. */
export const getNewcomers = defineOperation('getNewcomers', async ({ query }, { app }) => {
  const { db } = app;
  const { server, range = '31d' } = query;
  await listRequestedServers(db, server);
  const now = app.clock.now();
  const first = await findFirstDay(db, server);
  const begin = range === 'max' ? (first ?? now) : new Date(now.getTime() - (DAYS[range] - 1) * DAY_MS);
  const { from, step, count } = cutDays(begin, now);
  const found = new Map<number, number>();
  const placeOf = (day: Date): number => Math.floor((day.getTime() - from.getTime()) / (step * SECOND_MS));
  for (const { day, players } of await listNewcomers(db, server, from)) {
    found.set(placeOf(day), (found.get(placeOf(day)) ?? 0) + players);
  }
  const begun = first === null ? Infinity : placeOf(first);
  const points = Array.from({ length: count }, (_, place) => (place < begun ? null : (found.get(place) ?? 0)));
  return { status: 200, body: { from: from.toISOString(), step, points }, headers: HEADERS };
});
