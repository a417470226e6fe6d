import type { Schemas, ServerCard } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { DataList, Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Records = Schemas['OnlineRecords'];

/** Players now, the 24-hour record and the all-time record, with the times of both. */
export const RecordFigures = ({ records }: { records: Records }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const at = (time: string | null) => (time === null ? undefined : <Time at={time} />);
  return (
    <div className="stats-figures">
      <Stat glow size="large" label={t`Playing now`} value={number(records.onlineCurrent)} />
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

export interface RecordListProps {
  together: Records;
  servers: Schemas['OnlineSummary']['servers'];
  cards: readonly Pick<ServerCard, 'id' | 'documentMeta'>[];
}

/** Records of each server and of all together; the record of all is that of one moment, not the sum. */
export const RecordList = ({ together, servers, cards }: RecordListProps) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = (id: string): string => cards.find((card) => card.id === id)?.documentMeta.serverName ?? id;
  const rows = [
    { name: t`All servers`, records: together },
    ...servers.map(({ server, records }) => ({ name: nameOf(server), records })),
  ];
  const record = (online: number, time: string | null) => (
    <span>
      {number(online)}
      {time !== null && (
        <span className="stats-when">
          <Time at={time} />
        </span>
      )}
    </span>
  );
  return (
    <DataList
      caption={t`Records`}
      rows={rows}
      getKey={({ name }) => name}
      columns={[
        { key: 'name', header: t`Server`, render: ({ name }) => name, lead: true },
        {
          key: 'now',
          header: t`Playing now`,
          align: 'number',
          render: ({ records }) => number(records.onlineCurrent),
        },
        {
          key: 'day',
          header: t`24-hour record`,
          align: 'number',
          render: ({ records }) => record(records.onlineDay, records.timeOnlineDay),
        },
        {
          key: 'ever',
          header: t`All-time record`,
          align: 'number',
          render: ({ records }) => record(records.onlineMax, records.timeOnlineMax),
        },
      ]}
    />
  );
};
