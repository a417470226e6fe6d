import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inZone } from '../../platform/http/query-faults.ts';
import { getTotalRecords } from '../servers/monitoring-repository.ts';
import { listServerRecords } from '../servers/online-repository.ts';
import { presentRecords } from '../servers/present-monitoring.ts';
import { listRequestedServers } from './requested-servers.ts';
import { listOnlineByWeekHour, listOnlineOfDays } from './stats-repository.ts';
import type { DayName } from './stats-repository.ts';

const HOURS = 24;
const WEEK_DAYS = 7;

/** The response is the same for all callers; `server/monitoring` has the figures that change within seconds. */
const HEADERS = { 'cache-control': 'public, max-age=15' };

const ofHours = <Value>(value: (hour: number) => Value): Value[] =>
  Array.from({ length: HOURS }, (_, hour) => value(hour));

/** Online summary of one server or all: records, three days to compare, and hours of the week. */
export const getOnlineSummary = defineOperation('getOnlineSummary', async ({ query }, { app }) => {
  const { db } = app;
  const { server, timezone = 'UTC' } = query;
  await listRequestedServers(db, server);
  const now = app.clock.now();
  const scope = { serverId: server ?? null, timezone, now };
  const [records, together, ofDays, ofWeek] = await inZone(timezone, () =>
    Promise.all([
      listServerRecords(db, scope.serverId, now),
      server === undefined ? getTotalRecords(db, now) : null,
      listOnlineOfDays(db, scope),
      listOnlineByWeekHour(db, scope),
    ]),
  );
  const day = (name: DayName) =>
    ofHours((hour) => ofDays.find((row) => row.name === name && row.hour === hour)?.online ?? null);
  const current = records.reduce((sum, row) => sum + row.current, 0);
  const body: components['schemas']['OnlineSummary'] = {
    together: together === null ? null : presentRecords({ current, ...together }),
    servers: records.map(({ serverId, ...own }) => ({ server: serverId, records: presentRecords(own) })),
    days: { today: day('today'), yesterday: day('yesterday'), weekBefore: day('weekBefore') },
    week: Array.from({ length: WEEK_DAYS }, (_, weekday) =>
      ofHours((hour) => {
        const found = ofWeek.find((row) => row.weekday === weekday && row.hour === hour);
        return found === undefined ? null : Math.round(found.online * 10) / 10;
      }),
    ),
  };
  return { status: 200, body, headers: HEADERS };
});
