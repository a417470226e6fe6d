import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, PageTitle, Row, Stack, Tag, Text, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePeriodWords } from '../audit/act-words.ts';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { BestChoiceDialog } from './best-choice-dialog.tsx';
import { CancelPriceDialog } from './cancel-price-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { type Planned, usePriceWords } from './price-words.ts';

type Priced = Schemas['PricedRole'];
type Period = Schemas['Period'];

/** The dialog that is open, and what it is about. */
type Open = { kind: 'price' | 'best'; of: Priced } | ({ kind: 'cancel'; of: Priced } & Planned);

/** List prices of all privileges, now and planned, by server and tier. */
export const PricesPage = () => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const periods = usePeriodWords();
  const { price, roleOf } = usePriceWords();
  // Beside the table: a refused act reloads the list, and still says why.
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const pricesOf = ({ prices }: Priced, period: Period) => prices.find((item) => item.period === period);
  const column = (period: Period): TableColumn<Priced> => ({
    id: period,
    header: periods[period],
    align: 'number',
    text: (row) => price(pricesOf(row, period)?.amount ?? null),
    render: (row) => {
      const { amount = null, planned = [] } = pricesOf(row, period) ?? {};
      return (
        <Stack gap={1}>
          <span className="hk-tabular">{price(amount)}</span>
          {planned.map((change) => (
            <Text key={change.validFrom} size="small" tone="muted">
              {t`${price(change.amount)} from ${moment(change.validFrom)}`}
            </Text>
          ))}
        </Stack>
      );
    },
  });
  const columns: TableColumn<Priced>[] = [
    {
      id: 'role',
      header: t`Privilege`,
      lead: true,
      long: true,
      text: ({ role }) => role.name,
      render: ({ role, bestChoice }) => (
        <Row gap={2}>
          {role.name}
          {bestChoice && <Tag tone="success">{t`Best choice`}</Tag>}
        </Row>
      ),
    },
    { id: 'server', header: t`Server`, text: ({ server }) => server },
    column('month'),
    column('three_months'),
    column('forever'),
    {
      id: 'acts',
      header: t`Actions`,
      render: (of) => (
        <Row gap={2}>
          <Button size="small" onClick={() => setOpen({ kind: 'price', of })}>
            {t`Change the price`} <VisuallyHidden>{roleOf(of)}</VisuallyHidden>
          </Button>
          {!of.bestChoice && (
            <Button size="small" variant="quiet" onClick={() => setOpen({ kind: 'best', of })}>
              {t`Make the best choice`} <VisuallyHidden>{roleOf(of)}</VisuallyHidden>
            </Button>
          )}
        </Row>
      ),
    },
  ];
  return (
    <>
      <PageTitle title={t`Prices`} lead={t`List prices, before sales and promo codes.`} />
      <AdminTable
        name="prices"
        caption={t`Prices`}
        list={adminQueries.prices(useApi())}
        columns={columns}
        getId={({ role }) => role.id}
        empty={{ title: t`No privileges`, text: t`Privileges of the servers appear here.` }}
      />
      {open?.kind === 'price' && (
        <PriceDialog
          of={open.of}
          onClose={close}
          onCancel={(planned) => setOpen({ kind: 'cancel', of: open.of, ...planned })}
        />
      )}
      {open?.kind === 'cancel' && <CancelPriceDialog {...open} onClose={close} />}
      {open?.kind === 'best' && <BestChoiceDialog of={open.of} onClose={close} />}
    </>
  );
};
