import { Time, useFormats } from '@hoshikraft/i18n';
import { Skeleton, SkeletonGroup, Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';

/** Players on all servers: now, the 24-hour record and the all-time record, with the times of both. */
export const OnlineRecords = () => {
  const { t } = useLingui();
  const { number } = useFormats();
  const { monitoring, loading } = useMonitoring();
  if (loading) {
    return (
      <SkeletonGroup label={t`Loading player counts`}>
        <div className="online-records">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} variant="block" height={76} />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (monitoring === undefined) return null;
  const { records } = monitoring;
  const at = (time: string | null) => (time === null ? undefined : <Time at={time} />);
  return (
    <div className="online-records">
      <Stat glow size="large" label={t`Playing now`} value={number(records.onlineCurrent)} hint={t`on all servers`} />
      <Stat size="large" label={t`24-hour record`} value={number(records.onlineDay)} hint={at(records.timeOnlineDay)} />
      <Stat
        size="large"
        label={t`All-time record`}
        value={number(records.onlineMax)}
        hint={at(records.timeOnlineMax)}
      />
    </div>
  );
};
