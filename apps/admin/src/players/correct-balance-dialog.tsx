import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { formatNumber, useFormats, useLocale } from '@hoshikraft/i18n';
import { Notice, SegmentedControl, Text } from '@hoshikraft/ui';
import { MoneyField, parseMoneyInput } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';

/** Largest correction, minor units. */
const MAX_CORRECTION = 100_000_000;

export interface PlayerDialogProps {
  player: Schemas['AdminPlayer'];
  onClose: () => void;
}

/** Credits or debits a balance. Shows what it is and what it will be; a change meanwhile keeps what was typed. */
export const CorrectBalanceDialog = ({ player, onClose }: PlayerDialogProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const locale = useLocale();
  const [sign, setSign] = useState<'credit' | 'debit'>('credit');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [opened] = useState(player.balance);
  const { balance, login } = player;
  const parsed = parseMoneyInput(typed);
  const amount = parsed.ok ? (sign === 'credit' ? parsed.minor : -parsed.minor) : null;
  const [now, shown, most] = [money(balance), money(opened), money(MAX_CORRECTION)];

  const findError = (): string | undefined => {
    if (amount === null || amount === 0) return t`Enter the amount in roubles, such as 150 or 99.50.`;
    if (Math.abs(amount) > MAX_CORRECTION) return t`No more than ${most} at a time.`;
    return balance + amount < 0 ? t`The balance is ${now}. That much can't be debited.` : undefined;
  };
  const error = findError();
  const order = (reason: string): Schemas['BalanceCorrection'] | null => {
    setTried(true);
    return amount === null || error !== undefined ? null : { amount, expectedBalance: balance, reason };
  };
  return (
    <ActDialog
      title={t`Balance of ${login}`}
      submit={sign === 'credit' ? t`Credit` : t`Debit`}
      done={t`The balance is corrected`}
      act={adminCalls.correctBalance(useApi(), player.id)}
      order={order}
      explained={balance === opened ? undefined : 'balance_changed'}
      onClose={onClose}
    >
      {balance !== opened && (
        <Notice tone="warn" live="alert" title={t`The balance has changed`}>
          {t`It was ${shown}, and is now ${now}. Check the amount.`}
        </Notice>
      )}
      <SegmentedControl
        label={t`Credit or debit`}
        fullWidth
        value={sign}
        onChange={setSign}
        options={[
          { value: 'credit', label: t`Credit`, icon: 'plus' },
          { value: 'debit', label: t`Debit`, icon: 'minus' },
        ]}
      />
      <MoneyField
        label={t`Amount`}
        currency="₽"
        value={typed}
        onChange={setTyped}
        format={(minor) => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 })}
        error={isTried ? error : undefined}
      />
      <Text>
        {t`Balance`}: {now}
        {amount !== null && error === undefined && ` → ${money(balance + amount)}`}
      </Text>
    </ActDialog>
  );
};
