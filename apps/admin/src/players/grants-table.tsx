import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Button, Tag, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMay } from '../shell/session.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { GrantEndDialog } from './grant-dialogs.tsx';

type Grant = Schemas['AdminGrant'];

/** The dialog stays open after a refused change, over the row as it is now. */
const EndButton = ({ grant, login }: { grant: Grant; login: string }) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  if (grant.state !== 'active' && !open) return null;
  return (
    <>
      <Button size="small" variant="quiet" startIcon="clock" onClick={() => setOpen(true)}>
        {t`Change the end`} <VisuallyHidden>{grant.role.name}</VisuallyHidden>
      </Button>
      {open && <GrantEndDialog grant={grant} login={login} onClose={() => setOpen(false)} />}
    </>
  );
};

export interface GrantsTableProps {
  player: Pick<Schemas['AdminPlayer'], 'id' | 'login'>;
}

/** Privileges of a player, active ones first. */
export const GrantsTable = ({ player }: GrantsTableProps) => {
  const { t } = useLingui();
  const may = useMay();
  const states: Readonly<Record<Grant['state'], string>> = {
    active: t({ context: 'state of a privilege', message: 'Active' }),
    expired: t({ context: 'state of a privilege', message: 'Over' }),
    replaced: t`Upgraded`,
    moved: t`Moved to another server`,
    refunded: t({ context: 'state of a privilege', message: 'Refunded' }),
  };
  const deliveries: Readonly<Record<NonNullable<Grant['delivery']>['status'], string>> = {
    queued: t`Queued`,
    sent: t`Sent`,
    delivered: t`Delivered`,
    failed: t`Not delivered`,
  };
  const columns: TableColumn<Grant>[] = [
    { id: 'role', header: t`Privilege`, lead: true, text: ({ role }) => role.name },
    { id: 'server', header: t`Server`, text: ({ server }) => server },
    {
      id: 'state',
      header: t`State`,
      text: ({ state }) => states[state],
      render: ({ state }) => <Tag tone={state === 'active' ? 'success' : 'outline'}>{states[state]}</Tag>,
    },
    { id: 'from', header: t`From`, text: (grant) => grant.startedAt, render: (grant) => <Time at={grant.startedAt} /> },
    {
      id: 'until',
      header: t`Until`,
      text: ({ until }) => until ?? t`Forever`,
      render: ({ until }) => (until === null ? t`Forever` : <Time at={until} />),
    },
    { id: 'gift', header: t`Gift from`, text: ({ giftFrom }) => giftFrom ?? '—' },
    { id: 'delivery', header: t`In the game`, text: ({ delivery }) => (delivery ? deliveries[delivery.status] : '—') },
    ...(may('admin.money')
      ? [
          {
            id: 'change',
            header: t`Actions`,
            render: (grant: Grant) => <EndButton grant={grant} login={player.login} />,
          },
        ]
      : []),
  ];
  return (
    <AdminTable
      name="grants"
      caption={t`Privileges`}
      list={adminQueries.grants(useApi(), player.id)}
      columns={columns}
      getId={({ id }) => id}
      empty={{ title: t`No privileges`, text: t`What the player buys or is given appears here.` }}
    />
  );
};
