import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { formatNumber, useFormats, useLocale } from '@hoshikraft/i18n';
import { Button, Row, SegmentedControl, Text, VisuallyHidden } from '@hoshikraft/ui';
import { MoneyField, parseMoneyInput, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { usePeriodWords } from '../audit/act-words.ts';
import { timeOf } from '../sales/sale-words.ts';
import { type Planned, usePriceWords } from './price-words.ts';

/** Least and largest price, minor units. */
const [MIN_PRICE, MAX_PRICE] = [100, 100_000_000];

export interface PriceDialogProps {
  of: Schemas['PricedRole'];
  onClose: () => void;
  /** A planned change is to be cancelled. */
  onCancel: (planned: Planned) => void;
}

/** Changes the price of a privilege for a period, now or from a moment on. Shows what it is and what it will be. */
export const PriceDialog = ({ of, onClose, onCancel }: PriceDialogProps) => {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  const locale = useLocale();
  const periods = usePeriodWords();
  const { price, roleOf } = usePriceWords();
  const [period, setPeriod] = useState<Schemas['Period']>('month');
  const [isSold, setSold] = useState(true);
  const [typed, setTyped] = useState({ amount: '', validFrom: '' });
  const [isTried, setTried] = useState(false);
  const { amount: present = null, planned = [] } = of.prices.find((item) => item.period === period) ?? {};
  const parsed = parseMoneyInput(typed.amount);
  const isMissing = isSold && !(parsed.ok && parsed.minor >= MIN_PRICE && parsed.minor <= MAX_PRICE);
  const amount = isSold && parsed.ok ? parsed.minor : null;
  const [least, most] = [money(MIN_PRICE), money(MAX_PRICE)];
  const validFrom = timeOf(typed.validFrom);
  const order = (reason: string): Schemas['PriceDraft'] | null => {
    setTried(true);
    return isMissing ? null : { roleId: of.role.id, period, amount, expectedAmount: present, validFrom, reason };
  };
  return (
    <ActDialog
      title={roleOf(of)}
      submit={t`Change the price`}
      done={t`The price is changed`}
      act={adminCalls.changePrice(useApi())}
      order={order}
      onClose={onClose}
    >
      <SegmentedControl
        label={t`Period`}
        fullWidth
        value={period}
        onChange={setPeriod}
        options={of.prices.map((item) => ({ value: item.period, label: periods[item.period] }))}
      />
      {planned.map((change) => (
        <Row key={change.validFrom} gap={2} justify="space-between">
          <Text>{t`${price(change.amount)} from ${moment(change.validFrom)}`}</Text>
          <Button size="small" onClick={() => onCancel({ period, ...change })}>
            {t`Cancel the planned price`} <VisuallyHidden>{moment(change.validFrom)}</VisuallyHidden>
          </Button>
        </Row>
      ))}
      <SegmentedControl
        label={t`Is it sold?`}
        fullWidth
        value={isSold ? 'yes' : 'no'}
        onChange={(value) => setSold(value === 'yes')}
        options={[
          { value: 'yes', label: t`At a price` },
          { value: 'no', label: t`Not sold` },
        ]}
      />
      {isSold && (
        <MoneyField
          label={t`Price`}
          currency="₽"
          value={typed.amount}
          onChange={(value) => setTyped({ ...typed, amount: value })}
          format={(minor) => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 })}
          error={isTried && isMissing ? t`Enter a price from ${least} to ${most}.` : undefined}
        />
      )}
      <TextField
        label={t`Starts`}
        help={t`Empty means now.`}
        type="datetime-local"
        value={typed.validFrom}
        onChange={({ target }) => setTyped({ ...typed, validFrom: target.value })}
      />
      <Text>
        {price(present)} → {isMissing ? '…' : price(amount)}
      </Text>
    </ActDialog>
  );
};
