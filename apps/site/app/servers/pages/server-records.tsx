import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Records of a server, all-time and 24-hour, with their times, and the number of players in a day. */
export const ServerRecords = ({ statistics }: { statistics: Schemas['ServerStatistics'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const { records, playersDay } = statistics;
  const at = (time: string | null) => (time === null ? undefined : <Time at={time} />);
  return (
    <div className="server-records">
      <Stat label={t`24-hour record`} value={number(records.onlineDay)} hint={at(records.timeOnlineDay)} />
      <Stat label={t`All-time record`} value={number(records.onlineMax)} hint={at(records.timeOnlineMax)} />
      {playersDay !== null && (
        <Stat label={t`Unique players`} value={number(playersDay)} hint={t`in the last 24 hours`} />
      )}
    </div>
  );
};
