import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { ChartTable, useFormatValue } from '../../servers/charts/chart-table.tsx';
import { useHours } from '../players/use-hours.ts';

interface PlaytimeTableProps {
  caption: string;
  points: Schemas['Playtime']['points'];
  /** Formats the start of a point. */
  formatStart: (at: string) => string;
}

/** The points of a playtime chart as a table, the latest first. */
export const PlaytimeTable = ({ caption, points, formatStart }: PlaytimeTableProps) => {
  const { t } = useLingui();
  const hours = useHours();
  const formatValue = useFormatValue();
  return (
    <ChartTable
      caption={caption}
      rows={points.toReversed()}
      getKey={({ at }) => at}
      columns={[
        { key: 'from', header: t`From`, render: ({ at }) => formatStart(at), lead: true },
        { key: 'played', header: t`Played`, align: 'number', render: ({ seconds }) => formatValue(seconds, hours) },
        {
          key: 'away',
          header: t`AFK`,
          align: 'number',
          render: ({ afkSeconds }) => formatValue(afkSeconds, hours),
        },
      ]}
    />
  );
};
