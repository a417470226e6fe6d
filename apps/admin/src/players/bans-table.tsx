import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Button, Tag, Text, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';

type Ban = Schemas['ListedBan'];

const LiftButton = ({ ban }: { ban: Ban }) => {
  const { t } = useLingui();
  const api = useApi();
  const [open, setOpen] = useState(false);
  if (ban.state !== 'active') return null;
  return (
    <>
      <Button size="small" variant="quiet" startIcon="check" onClick={() => setOpen(true)}>
        {t`Lift the ban`} <VisuallyHidden>{ban.ban_reason}</VisuallyHidden>
      </Button>
      {open && (
        <ActDialog
          title={t`Lift the ban of ${ban.login}`}
          submit={t`Lift the ban`}
          done={t`The ban is lifted`}
          act={adminCalls.liftBan(api, ban.id)}
          order={(reason) => ({ reason })}
          onClose={() => setOpen(false)}
        >
          <Text>{ban.ban_reason}</Text>
        </ActDialog>
      )}
    </>
  );
};

/** Bans of a player, the newest first. */
export const BansTable = ({ playerId }: { playerId: string }) => {
  const { t } = useLingui();
  const states: Readonly<Record<Ban['state'], string>> = {
    active: t({ context: 'state of a ban', message: 'Active' }),
    expired: t`Expired`,
    lifted: t`Lifted`,
  };
  const columns: TableColumn<Ban>[] = [
    { id: 'at', header: t`Banned`, text: (ban) => ban.banned_at, render: (ban) => <Time at={ban.banned_at} /> },
    { id: 'reason', header: t`Reason`, lead: true, text: (ban) => ban.ban_reason },
    { id: 'by', header: t`By`, text: (ban) => ban.banned_by },
    { id: 'server', header: t`Server`, text: (ban) => ban.server ?? t`All servers` },
    {
      id: 'until',
      header: t`Until`,
      text: (ban) => ban.unban_at ?? t`Forever`,
      render: (ban) => (ban.unban_at === null ? t`Forever` : <Time at={ban.unban_at} />),
    },
    {
      id: 'state',
      header: t`State`,
      text: (ban) => states[ban.state],
      render: (ban) => <Tag tone={ban.state === 'active' ? 'danger' : 'outline'}>{states[ban.state]}</Tag>,
    },
    { id: 'lift', header: t`Actions`, render: (ban) => <LiftButton ban={ban} /> },
  ];
  return (
    <AdminTable
      name="bans"
      caption={t`Bans`}
      list={adminQueries.bans(useApi(), playerId)}
      columns={columns}
      getId={({ id }) => id}
      empty={{ title: t`No bans`, text: t`Bans from the game servers appear here.` }}
    />
  );
};
