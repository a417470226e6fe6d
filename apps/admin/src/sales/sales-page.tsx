import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Button, PageTitle, Tag, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { NewSaleDialog } from './new-sale-dialog.tsx';
import { SaleEndDialog } from './sale-end-dialog.tsx';
import { useSaleWords } from './sale-words.ts';

type Sale = Schemas['ListedSale'];

/** Sales of privileges, the newest first. */
export const SalesPage = () => {
  const { t } = useLingui();
  const { states, off, scope } = useSaleWords();
  // Beside the table: a refused act reloads the list, and still says why.
  const [open, setOpen] = useState<Sale | 'new' | null>(null);
  const close = (): void => setOpen(null);
  const columns: TableColumn<Sale>[] = [
    { id: 'name', header: t`Sale`, lead: true, long: true, text: ({ name }) => name },
    {
      id: 'state',
      header: t`State`,
      text: ({ state }) => states[state],
      render: ({ state }) => <Tag tone={state === 'running' ? 'success' : 'outline'}>{states[state]}</Tag>,
    },
    { id: 'off', header: t`Reduction`, text: ({ terms }) => off(terms) },
    { id: 'scope', header: t`Applies to`, long: true, text: ({ terms }) => scope(terms) },
    {
      id: 'startsAt',
      header: t`Starts`,
      text: ({ startsAt }) => startsAt,
      render: ({ startsAt }) => <Time at={startsAt} />,
    },
    { id: 'endsAt', header: t`Ends on`, text: ({ endsAt }) => endsAt, render: ({ endsAt }) => <Time at={endsAt} /> },
    { id: 'uses', header: t`Purchases`, align: 'number', text: ({ uses }) => String(uses) },
    { id: 'madeBy', header: t`Operator`, text: ({ madeBy }) => madeBy },
    {
      id: 'acts',
      header: t`Actions`,
      render: (sale) =>
        sale.state !== 'over' && (
          <Button size="small" onClick={() => setOpen(sale)}>
            {t`Change the end`} <VisuallyHidden>{sale.name}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <>
      <PageTitle
        title={t`Sales`}
        lead={t`The lowest price applies. No price falls below ₽1 or 10% of the list price.`}
        action={
          <Button variant="primary" startIcon="plus" onClick={() => setOpen('new')}>
            {t`New sale`}
          </Button>
        }
      />
      <AdminTable
        name="sales"
        caption={t`Sales`}
        list={adminQueries.sales(useApi())}
        columns={columns}
        getId={({ id }) => id}
        empty={{ title: t`No sales yet`, text: t`Make one to lower prices of privileges for a while.` }}
      />
      {open === 'new' && <NewSaleDialog onClose={close} />}
      {open !== null && open !== 'new' && <SaleEndDialog sale={open} onClose={close} />}
    </>
  );
};
