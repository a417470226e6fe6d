import type { operations } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { refuseQuery } from '../../platform/http/query-faults.ts';
import { listOnlineBySteps, listTotalsBySteps } from '../servers/online-repository.ts';
import { listRequestedServers } from './requested-servers.ts';
import { cutBetween, type CutTime, cutUpTo } from './cut-time.ts';
import { findFirstReport } from './stats-repository.ts';

type Query = NonNullable<operations['getOnlineHistory']['parameters']['query']>;

const LENGTHS_MS = { '1h': HOUR_MS, '24h': DAY_MS, '7d': 7 * DAY_MS, '31d': 31 * DAY_MS, '1y': 365 * DAY_MS };

/** The response is the same for all callers, and a chart may be some seconds old. */
const HEADERS = { 'cache-control': 'public, max-age=15' };

async function timeOf(db: Db, { server, range, from, to }: Query, now: Date): Promise<CutTime> {
  if (from === undefined && to === undefined && range !== 'max') return cutUpTo(now, LENGTHS_MS[range ?? '24h']);
  const soon = new Date(now.getTime() + 1);
  if (from === undefined && to === undefined) return cutBetween((await findFirstReport(db, server)) ?? now, soon, now);
  if (range !== undefined || from === undefined || to === undefined) throw refuseQuery('range', 'from', 'to');
  const [begin, end] = [new Date(from), new Date(to)];
  if (!(begin < end)) throw refuseQuery('from', 'to');
  return cutBetween(begin, end, now);
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

/** Highest number of players and ticks a second of all servers, on one time axis. */
export const getOnlineHistory = defineOperation('getOnlineHistory', async ({ query }, { app }) => {
  const { db } = app;
  const servers = await listRequestedServers(db, query.server);
  const time = await timeOf(db, query, app.clock.now());
  const [ofServers, totals] = await Promise.all([
    listOnlineBySteps(db, servers, time),
    query.server === undefined ? listTotalsBySteps(db, time) : null,
  ]);
  const points = <Row extends { place: number }>(rows: readonly Row[], value: (row: Row) => number) => {
    const found = new Map(rows.map((row) => [row.place, value(row)]));
    return Array.from({ length: time.count }, (_, place) => found.get(place) ?? null);
  };
  const body = {
    from: time.from.toISOString(),
    step: time.step,
    together: totals === null ? null : points(totals, ({ online }) => online),
    servers: servers.map((server) => {
      const own = ofServers.filter(({ serverId }) => serverId === server);
      const tps = points(own, (row) => inHundredths(row.tps));
      return { server, online: points(own, ({ online }) => online), tps };
    }),
  };
  return { status: 200, body, headers: HEADERS };
});
