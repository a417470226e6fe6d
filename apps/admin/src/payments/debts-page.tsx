import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Link, PageTitle } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PlayerLink } from '../audit/player-link.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';

type Debt = Schemas['ListedDebt'];

/** What players owe. */
export const DebtsPage = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  const causes: Readonly<Record<Debt['cause'], string>> = { refund: t`Top-up refunded`, dispute: t`Dispute lost` };
  const columns: TableColumn<Debt>[] = [
    {
      id: 'player',
      header: t`Player`,
      lead: true,
      text: ({ player }) => player.login,
      render: ({ player }) => <PlayerLink player={player} />,
    },
    {
      id: 'amount',
      header: t`Debt`,
      align: 'number',
      text: ({ amount }) => (amount / 100).toFixed(2),
      render: ({ amount }) => money(amount),
    },
    { id: 'since', header: t`Since`, text: ({ since }) => since, render: ({ since }) => <Time at={since} /> },
    {
      id: 'cause',
      header: t`Why`,
      text: ({ cause }) => causes[cause],
      render: ({ cause, paymentId }) => <Link href={`/payments/${paymentId}`}>{causes[cause]}</Link>,
    },
  ];
  return (
    <>
      <PageTitle title={t`Debts`} lead={t`Players who had spent a top-up that went back.`} />
      <AdminTable
        name="debts"
        caption={t`Debts`}
        list={adminQueries.debts(useApi())}
        columns={columns}
        getId={({ player }) => player.id}
        empty={{ title: t`Nobody owes anything`, text: t`Players with a debt appear here.` }}
      />
    </>
  );
};
