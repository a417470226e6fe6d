import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Button, PageTitle, Row, Text, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { PlayerLink } from '../audit/player-link.tsx';
import { useMay } from '../shell/session.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';

type Delivery = Schemas['DeadDelivery'];

interface DialogProps {
  delivery: Delivery;
  onClose: () => void;
}

const useDescription = (): ((delivery: Delivery) => string) => {
  const { t } = useLingui();
  return ({ action, roleId }) => {
    const names: Readonly<Record<string, string>> = {
      'role.grant': t`Give a privilege`,
      'role.revoke': t`Take a privilege back`,
      'ban.lift': t`Lift a ban`,
    };
    return [names[action] ?? action, roleId].filter((part) => part !== null).join(': ');
  };
};

const ResendDialog = ({ delivery, onClose }: DialogProps) => {
  const { t } = useLingui();
  const describe = useDescription();
  const { login } = delivery.player;
  return (
    <ActDialog
      title={t`Send again to ${login}`}
      submit={t`Send again`}
      done={t`The delivery is on its way again`}
      act={adminCalls.resend(useApi(), delivery.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>{`${describe(delivery)} (${delivery.server})`}</Text>
    </ActDialog>
  );
};

const RefundDialog = ({ delivery, onClose }: DialogProps) => {
  const { t } = useLingui();
  const amount = useFormats().money(delivery.price ?? 0);
  const payer = delivery.payer ?? '';
  const describe = useDescription();
  return (
    <ActDialog
      title={t`Refund ${amount} to ${payer}`}
      submit={t`Refund the money`}
      done={t`Refunded to the balance`}
      act={adminCalls.refund(useApi(), delivery.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <Text>{`${describe(delivery)} (${delivery.server})`}</Text>
    </ActDialog>
  );
};

interface ButtonsProps {
  delivery: Delivery;
  onOpen: (kind: 'resend' | 'refund') => void;
}

const DeliveryButtons = ({ delivery, onOpen }: ButtonsProps) => {
  const { t } = useLingui();
  const may = useMay();
  const { login } = delivery.player;
  return (
    <Row gap={1}>
      <Button size="small" startIcon="refresh" onClick={() => onOpen('resend')}>
        {t`Send again`} <VisuallyHidden>{t`for ${login}`}</VisuallyHidden>
      </Button>
      {delivery.price !== null && may('admin.money') && (
        <Button size="small" variant="quiet" startIcon="refund" onClick={() => onOpen('refund')}>
          {t`Refund the money`} <VisuallyHidden>{t`for ${login}`}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
};

/** What no game server accepted. */
export const DeliveriesPage = () => {
  const { t } = useLingui();
  const api = useApi();
  const { money } = useFormats();
  const describe = useDescription();
  // Beside the table: a refused act reloads the list, and still says why.
  const [open, setOpen] = useState<{ kind: 'resend' | 'refund'; delivery: Delivery } | null>(null);
  const close = (): void => setOpen(null);
  const columns: TableColumn<Delivery>[] = [
    {
      id: 'createdAt',
      header: t`Created`,
      lead: true,
      text: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      id: 'player',
      header: t`Player`,
      long: true,
      text: ({ player }) => player.login,
      render: ({ player }) => <PlayerLink player={player} />,
    },
    { id: 'server', header: t`Server`, text: ({ server }) => server },
    { id: 'what', header: t`What`, text: describe },
    { id: 'code', header: t`Server's answer`, long: true, text: ({ code }) => code ?? t`None` },
    { id: 'payer', header: t`Paid by`, text: ({ payer }) => payer ?? '—' },
    {
      id: 'price',
      header: t`Price`,
      align: 'number',
      text: ({ price }) => (price === null ? '' : (price / 100).toFixed(2)),
      render: ({ price }) => (price === null ? '—' : money(price)),
    },
    {
      id: 'acts',
      header: t`Actions`,
      render: (delivery) => <DeliveryButtons delivery={delivery} onOpen={(kind) => setOpen({ kind, delivery })} />,
    },
  ];
  return (
    <>
      <PageTitle title={t`Deliveries`} lead={t`Purchases that no game server accepted.`} />
      <AdminTable
        name="deliveries"
        caption={t`Deliveries`}
        list={adminQueries.deliveries(api)}
        columns={columns}
        getId={({ id }) => id}
        empty={{ title: t`Everything is delivered`, text: t`Purchases that a game server refuses appear here.` }}
      />
      {open?.kind === 'resend' && <ResendDialog delivery={open.delivery} onClose={close} />}
      {open?.kind === 'refund' && <RefundDialog delivery={open.delivery} onClose={close} />}
    </>
  );
};
