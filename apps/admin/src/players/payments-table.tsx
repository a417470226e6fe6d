import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { formatNumber, Time, useFormats, useLocale } from '@hoshikraft/i18n';
import { Button, Notice, Row, Tag, Text, VisuallyHidden } from '@hoshikraft/ui';
import { MoneyField, parseMoneyInput } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { useMay } from '../shell/session.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';

type Payment = Schemas['AdminPayment'];

interface RefundDialogProps {
  payment: Payment;
  login: string;
  onClose: () => void;
}

/** Refunds a top-up, in whole or in part. Shows what is left and what will be; a change meanwhile keeps what was typed. */
const RefundDialog = ({ payment, login, onClose }: RefundDialogProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const locale = useLocale();
  const { refundable } = payment;
  const [opened] = useState(refundable);
  const format = (minor: number) => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 });
  const [typed, setTyped] = useState(format(refundable));
  const [isTried, setTried] = useState(false);
  const parsed = parseMoneyInput(typed);
  const amount = parsed.ok && parsed.minor > 0 && parsed.minor <= refundable ? parsed.minor : null;
  const [now, shown] = [money(refundable), money(opened)];
  const order = (reason: string): Schemas['PaymentRefund'] | null => {
    setTried(true);
    return amount === null ? null : { amount, expectedRefundable: refundable, reason };
  };
  return (
    <ActDialog
      title={t`Refund a top-up of ${login}`}
      submit={t({ context: 'what to do', message: 'Refund' })}
      done={t`The top-up is refunded`}
      act={adminCalls.refundPayment(useApi(), payment.id)}
      order={order}
      explained={refundable === opened ? undefined : 'refundable_changed'}
      onClose={onClose}
    >
      {refundable !== opened && (
        <Notice tone="warn" live="alert" title={t`The rest has changed`}>
          {t`It was ${shown}, and is now ${now}. Check the amount.`}
        </Notice>
      )}
      <MoneyField
        label={t`Amount`}
        currency="₽"
        value={typed}
        onChange={setTyped}
        format={format}
        error={isTried && amount === null ? t`Enter an amount up to ${now}.` : undefined}
      />
      <Text>
        {t`Left of the top-up`}: {now}
        {amount !== null && ` → ${money(refundable - amount)}`}
      </Text>
      <Text tone="muted" size="small">
        {t`The payment service returns it to the payer. The player loses it with its share of the bonus: from the balance, then what was bought last, then as a debt.`}
      </Text>
    </ActDialog>
  );
};

const RefundButton = ({ payment, login }: { payment: Payment; login: string }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  if (payment.refundable === 0 && !open) return null;
  return (
    <>
      <Button size="small" variant="quiet" startIcon="refund" onClick={() => setOpen(true)}>
        {t({ context: 'what to do', message: 'Refund' })} <VisuallyHidden>{money(payment.amount)}</VisuallyHidden>
      </Button>
      {open && <RefundDialog payment={payment} login={login} onClose={() => setOpen(false)} />}
    </>
  );
};

export interface PaymentsTableProps {
  player: Pick<Schemas['AdminPlayer'], 'id' | 'login'>;
}

/** Top-ups of a player, the newest first. */
export const PaymentsTable = ({ player }: PaymentsTableProps) => {
  const { t } = useLingui();
  const may = useMay();
  const { money } = useFormats();
  const methods: Readonly<Record<Payment['method'], string>> = {
    bank_card: t`Bank card`,
    instant_payment: t`SBP transfer`,
    cryptocurrency: t`Cryptocurrency`,
  };
  const states: Readonly<Record<Payment['state'], string>> = {
    created: t`Not paid yet`,
    failed: t({ context: 'state of a payment', message: 'Failed' }),
    lapsed: t`Not paid for 90 days`,
    succeeded: t({ context: 'state of a payment', message: 'Paid' }),
  };
  const disputes: Readonly<Record<NonNullable<Payment['dispute']>, string>> = {
    open: t`Dispute open`,
    lost: t`Dispute lost`,
    won: t`Dispute won`,
  };
  const stateOf = ({ state, amount, refundable }: Payment): string => {
    if (state !== 'succeeded' || refundable === amount) return states[state];
    const returned = money(amount - refundable);
    return refundable === 0 ? t({ context: 'state of a payment', message: 'Refunded' }) : t`Refunded: ${returned}`;
  };
  const columns: TableColumn<Payment>[] = [
    { id: 'at', header: t`When`, lead: true, text: ({ at }) => at, render: ({ at }) => <Time at={at} /> },
    { id: 'amount', header: t`Amount`, align: 'number', text: ({ amount }) => money(amount) },
    { id: 'bonus', header: t`Bonus`, align: 'number', text: ({ bonus }) => money(bonus) },
    { id: 'method', header: t`Method`, text: ({ method }) => methods[method] },
    {
      id: 'state',
      header: t`State`,
      text: (payment) => [stateOf(payment), ...(payment.dispute ? [disputes[payment.dispute]] : [])].join(', '),
      render: (payment) => (
        <Row gap={1}>
          <Tag tone={payment.state === 'succeeded' && payment.refundable > 0 ? 'success' : 'outline'}>
            {stateOf(payment)}
          </Tag>
          {payment.dispute && (
            <Tag tone={payment.dispute === 'won' ? 'outline' : 'danger'}>{disputes[payment.dispute]}</Tag>
          )}
        </Row>
      ),
    },
    ...(may('admin.money')
      ? [
          {
            id: 'refund',
            header: t`Actions`,
            render: (payment: Payment) => <RefundButton payment={payment} login={player.login} />,
          },
        ]
      : []),
  ];
  return (
    <AdminTable
      name="payments"
      caption={t`Top-ups`}
      list={adminQueries.payments(useApi(), player.id)}
      columns={columns}
      getId={({ id }) => id}
      empty={{ title: t`No top-ups`, text: t`What the player pays in appears here.` }}
    />
  );
};
