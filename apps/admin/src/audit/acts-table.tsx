import { type ActsFilter, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminTable, type AdminTableProps } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { useActWords } from './act-words.ts';
import { PlayerLink } from './player-link.tsx';
import { UndoButton, UndoDialog } from './undo-button.tsx';

export type Act = Schemas['OperatorAct'];

export interface ActsTableProps extends Pick<AdminTableProps<Act>, 'filters' | 'empty'> {
  filter: ActsFilter;
}

/** What operators did, the newest first. */
export const ActsTable = ({ filter, ...table }: ActsTableProps) => {
  const { t } = useLingui();
  const api = useApi();
  const { kinds, change } = useActWords();
  // Beside the table: a refused undo reloads the list, and still says why.
  const [undoing, setUndoing] = useState<Act | null>(null);
  const columns: TableColumn<Act>[] = [
    { id: 'at', header: t`When`, lead: true, text: ({ at }) => at, render: ({ at }) => <Time at={at} /> },
    { id: 'operator', header: t`Operator`, text: ({ operator }) => operator },
    {
      id: 'change',
      header: t`What changed`,
      text: (act) => `${kinds[act.kind]}: ${change(act)}`,
      render: (act) => (
        <div>
          {kinds[act.kind]}: {change(act)}{' '}
          {act.undoes !== null && <Tag tone="outline">{t`Undoes an earlier change`}</Tag>}
        </div>
      ),
    },
    ...(filter.player === undefined
      ? [
          {
            id: 'player',
            header: t`About`,
            text: ({ player, subject }: Act) => player?.login ?? subject ?? '',
            render: ({ player, subject }: Act) => (player === null ? subject : <PlayerLink player={player} />),
          },
        ]
      : []),
    { id: 'reason', header: t`Reason`, long: true, text: ({ reason }) => reason },
    { id: 'address', header: t`Address`, text: ({ address }) => address ?? t`Command` },
    { id: 'undo', header: t`Actions`, render: (act) => <UndoButton act={act} onOpen={() => setUndoing(act)} /> },
  ];
  return (
    <>
      <AdminTable
        {...table}
        name={filter.player === undefined ? 'audit' : 'player-acts'}
        caption={t`What operators did`}
        list={adminQueries.acts(api, filter)}
        columns={columns}
        getId={({ id }) => id}
      />
      {undoing !== null && <UndoDialog act={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
};
