import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Link, Row, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMay } from '../shell/session.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { RefundButton } from './refund-button.tsx';

type Payment = Schemas['AdminPayment'];

export const STATES = ['created', 'failed', 'lapsed', 'succeeded'] as const satisfies readonly Payment['state'][];
export const METHODS = [
  'bank_card',
  'instant_payment',
  'cryptocurrency',
] as const satisfies readonly Payment['method'][];

/** Methods and states of payments, in words. */
export const usePaymentWords = () => {
  const { t } = useLingui();
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
  return { methods, states, disputes };
};

/** Columns of a list of payments. */
export const usePaymentColumns = (): TableColumn<Payment>[] => {
  const { t } = useLingui();
  const may = useMay();
  const { money } = useFormats();
  const { methods, states, disputes } = usePaymentWords();
  const stateOf = ({ state, amount, refundable }: Payment): string => {
    if (state !== 'succeeded' || refundable === amount) return states[state];
    const returned = money(amount - refundable);
    return refundable === 0 ? t({ context: 'state of a payment', message: 'Refunded' }) : t`Refunded: ${returned}`;
  };
  return [
    {
      id: 'at',
      header: t`When`,
      lead: true,
      text: ({ at }) => at,
      render: ({ id, at }) =>
        may('admin.money') ? (
          <Link href={`/payments/${id}`}>
            <Time at={at} />
          </Link>
        ) : (
          <Time at={at} />
        ),
    },
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
      ? [{ id: 'refund', header: t`Actions`, render: (payment: Payment) => <RefundButton payment={payment} /> }]
      : []),
  ];
};
