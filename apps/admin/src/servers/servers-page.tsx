import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Button, PageTitle, Row, Stack, Text, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { NewKeyDialog, RevokeKeyDialog, RotateKeyDialog } from './key-dialogs.tsx';

type Server = Schemas['AdminServer'];

/** The dialog that is open, and what it is about. */
type Open = { kind: 'new'; server: Server } | { kind: 'rotate' | 'revoke'; keyId: string };

/** Game servers: what each last said, and the keys that they sign their calls with. */
export const ServersPage = () => {
  const { t } = useLingui();
  const { moment } = useFormats();
  // Beside the table: a refused act reloads the list, and still says why.
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const online = ({ heartbeat }: Server): string =>
    heartbeat === null ? '—' : `${heartbeat.online} / ${heartbeat.maxPlayers}`;
  const until = (previousUntil: string): string => {
    const end = moment(previousUntil);
    return t`the old secret works until ${end}`;
  };
  const columns: TableColumn<Server>[] = [
    { id: 'name', header: t`Server`, lead: true, text: ({ name }) => name },
    {
      id: 'heartbeat',
      header: t`Last heard from`,
      text: ({ heartbeat }) => heartbeat?.at ?? '',
      render: ({ heartbeat }) => (heartbeat === null ? t`Never` : <Time at={heartbeat.at} />),
    },
    { id: 'online', header: t`Players online`, align: 'number', text: online },
    { id: 'tps', header: 'TPS', align: 'number', text: ({ heartbeat }) => heartbeat?.tps.toFixed(1) ?? '—' },
    { id: 'version', header: t`Game version`, text: ({ heartbeat }) => heartbeat?.gameVersion ?? '—' },
    {
      id: 'keys',
      header: t`Keys`,
      long: true,
      text: ({ keys }) => keys.map(({ keyId }) => keyId).join(', '),
      render: ({ keys }) => (
        <Stack gap={2}>
          {keys.length === 0 && t`None: it can't connect`}
          {keys.map(({ keyId, previousUntil }) => (
            <Row key={keyId} gap={2}>
              <span>{keyId}</span>
              <Button size="small" onClick={() => setOpen({ kind: 'rotate', keyId })}>
                {t`Change the secret`} <VisuallyHidden>{keyId}</VisuallyHidden>
              </Button>
              <Button size="small" variant="quiet" onClick={() => setOpen({ kind: 'revoke', keyId })}>
                {t`Revoke`} <VisuallyHidden>{keyId}</VisuallyHidden>
              </Button>
              {previousUntil !== null && (
                <Text size="small" tone="muted">
                  {until(previousUntil)}
                </Text>
              )}
            </Row>
          ))}
        </Stack>
      ),
    },
    {
      id: 'acts',
      header: t`Actions`,
      render: (server) => (
        <Button size="small" onClick={() => setOpen({ kind: 'new', server })}>
          {t`New key`} <VisuallyHidden>{server.name}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageTitle
        title={t`Game servers`}
        lead={t`What each server last said, and the keys that it signs its calls with.`}
      />
      <AdminTable
        name="servers"
        caption={t`Game servers`}
        list={adminQueries.servers(useApi())}
        columns={columns}
        getId={({ id }) => id}
        empty={{ title: t`No servers`, text: t`Servers of the site appear here.` }}
      />
      {open?.kind === 'new' && <NewKeyDialog server={open.server} onClose={close} />}
      {open?.kind === 'rotate' && <RotateKeyDialog keyId={open.keyId} onClose={close} />}
      {open?.kind === 'revoke' && <RevokeKeyDialog keyId={open.keyId} onClose={close} />}
    </>
  );
};
