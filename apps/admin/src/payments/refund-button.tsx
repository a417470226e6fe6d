import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { formatNumber, useFormats, useLocale } from '@hoshikraft/i18n';
import { Button, Notice, Text, VisuallyHidden } from '@hoshikraft/ui';
import { MoneyField, parseMoneyInput } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';

type Payment = Schemas['AdminPayment'];

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Refunds a top-up, in whole or in part. Shows what is left and what will be; a change meanwhile keeps what was typed. */
const RefundDialog = ({ payment, onClose }: RefundDialogProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const locale = useLocale();
  const {
    refundable,
    player: { login },
  } = payment;
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

export const RefundButton = ({ payment }: { payment: Payment }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const [open, setOpen] = useState(false);
  if (payment.refundable === 0 && !open) return null;
  return (
    <>
      <Button size="small" variant="quiet" startIcon="refund" onClick={() => setOpen(true)}>
        {t({ context: 'what to do', message: 'Refund' })} <VisuallyHidden>{money(payment.amount)}</VisuallyHidden>
      </Button>
      {open && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
};
