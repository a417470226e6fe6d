import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';

type Entry = Schemas['MoneyEntry'];

const roubles = (minor: number): string => (minor / 100).toFixed(2);

/** A player's money movements, the newest first. */
export const MoneyTable = ({ playerId }: { playerId: string }) => {
  const { t } = useLingui();
  const { money, moneyChange } = useFormats();
  const columns: TableColumn<Entry>[] = [
    { id: 'at', header: t`When`, text: ({ at }) => at, render: ({ at }) => <Time at={at} /> },
    { id: 'description', header: t`What`, lead: true, long: true, text: ({ description }) => description },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'number',
      text: ({ amount }) => roubles(amount),
      render: ({ amount }) => moneyChange(amount),
    },
    {
      id: 'balanceAfter',
      header: t`Balance after`,
      align: 'number',
      text: ({ balanceAfter }) => roubles(balanceAfter),
      render: ({ balanceAfter }) => money(balanceAfter),
    },
  ];
  return (
    <AdminTable
      name="money"
      caption={t`Money movements`}
      list={adminQueries.money(useApi(), playerId)}
      columns={columns}
      getId={({ id }) => id}
      empty={{ title: t`No money movements`, text: t`Top-ups, purchases and corrections appear here.` }}
    />
  );
};
