import type { components } from '@hoshikraft/contract';
import { statusOfAge } from './heartbeat-age.ts';
import type { LiveFigures, LiveRow, OnlineRecord } from './monitoring-repository.ts';

type Monitoring = components['schemas']['Monitoring'];
type ServerMonitoring = components['schemas']['ServerMonitoring'];

function presentServer(row: LiveRow, now: Date): ServerMonitoring {
  const { tps, online, onlineDay, maxPlayers, players, receivedAt } = row;
  const status = receivedAt === null ? 'offline' : statusOfAge(now.getTime() - receivedAt.getTime());
  const live = status !== 'offline';
  return {
    status,
    tps: live ? Math.round((tps ?? 0) * 100) / 100 : 0,
    online: live ? (online ?? 0) : 0,
    onlineDay,
    maxPlayers: maxPlayers ?? 0,
    players: live ? players : [],
    heartbeatAt: receivedAt?.toISOString() ?? null,
  };
}

/** Online players now, and the records of 24 h and of all time. */
export const presentRecords = ({
  current,
  day,
  ever,
}: {
  current: number;
  day: OnlineRecord | null;
  ever: OnlineRecord | null;
}): components['schemas']['OnlineRecords'] => ({
  onlineCurrent: current,
  onlineDay: day?.online ?? 0,
  onlineMax: ever?.online ?? 0,
  timeOnlineDay: day?.at.toISOString() ?? null,
  timeOnlineMax: ever?.at.toISOString() ?? null,
});

/** Live figures at `now`: the status depends on the age of a server's last heartbeat. */
export function presentMonitoring({ servers, day, ever }: LiveFigures, now: Date): Monitoring {
  const shown = servers.map((row) => [row.id, presentServer(row, now)] as const);
  return {
    servers: Object.fromEntries(shown),
    records: presentRecords({ current: shown.reduce((sum, [, { online }]) => sum + online, 0), day, ever }),
  };
}
