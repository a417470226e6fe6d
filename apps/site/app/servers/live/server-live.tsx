import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { OnlineDot, Skeleton, SkeletonGroup, Tag } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { PlayersHere } from './players-here.tsx';
import { useTpsLabel } from './server-labels.ts';

export type Live = Schemas['ServerMonitoring'];

const Status = ({ status }: { status: Live['status'] | undefined }) => {
  const { t } = useLingui();
  if (status === 'online') return <OnlineDot online>{t`Online`}</OnlineDot>;
  if (status === 'stale') return <Tag tone="warn" icon="clock">{t`Data delayed`}</Tag>;
  if (status === 'offline') return <Tag tone="danger" icon="ban">{t`Offline`}</Tag>;
  return <Tag>{t`No data`}</Tag>;
};

const Speed = ({ tps }: { tps: number }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const tpsLabel = useTpsLabel();
  const value = number(tps, { maximumFractionDigits: 1 });
  return (
    <span className="server-live__speed" title={t`Game ticks per second; 20 is full speed`}>
      {t`TPS ${value}`}
      <span className="hk-subtle">{` · ${tpsLabel(tps)}`}</span>
    </span>
  );
};

/** Why the figures are late or missing; renders nothing while they are current. */
const StatusReason = ({ live }: { live: Live }) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  if (live.status === 'online') return null;
  if (live.heartbeatAt === null) return <p className="server-live__why">{t`This server hasn't been online yet.`}</p>;
  const time = moment(live.heartbeatAt);
  return (
    <p className="server-live__why">
      {live.status === 'stale'
        ? t`Last updated: ${time}.`
        : t`Not responding, you can't join right now. Last updated: ${time}.`}
    </p>
  );
};

export interface ServerLiveProps {
  serverName: string;
  /** Undefined while loading, and for a server that monitoring does not know. */
  live: Live | undefined;
  loading: boolean;
}

/** Live figures of one server: status, number and faces of players, speed, and why figures are late or missing. */
export const ServerLive = ({ serverName, live, loading }: ServerLiveProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  if (loading) {
    return (
      <div className="server-live">
        <SkeletonGroup label={t`Loading player counts`}>
          <Skeleton width="70%" />
          <Skeleton />
          <Skeleton variant="block" height={32} />
        </SkeletonGroup>
      </div>
    );
  }
  const online = live?.online ?? 0;
  const most = Math.max(live?.onlineDay ?? 0, online);
  const record = number(most);
  return (
    <div className="server-live">
      <div className="server-live__head">
        <Status status={live?.status} />
        {live && live.status !== 'offline' && (
          <span className="server-live__count">
            <Plural value={online} one="# player" other="# players" />
          </span>
        )}
      </div>
      <div className="server-live__people">{live && <PlayersHere serverName={serverName} live={live} />}</div>
      {live && (
        <div className="server-live__foot">
          {live.status !== 'offline' && <Speed tps={live.tps} />}
          {most > 0 && <span className="server-live__record">{t`24-hour record ${record}`}</span>}
        </div>
      )}
      {live && <StatusReason live={live} />}
    </div>
  );
};
