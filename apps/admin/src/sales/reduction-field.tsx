import { formatNumber, useLocale } from '@hoshikraft/i18n';
import { SegmentedControl } from '@hoshikraft/ui';
import { MoneyField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';

/** A reduction as it is typed; `reductionOf` reads it. */
export interface TypedReduction {
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
}

export const NO_REDUCTION: TypedReduction = { kind: 'percent', percent: '', amount: '' };

export interface ReductionFieldProps {
  typed: TypedReduction;
  onChange: (typed: TypedReduction) => void;
  /** Whether what is typed is no reduction, and the form was sent with it. */
  wrong: boolean;
}

/** What a sale or a promo code takes off: percent or roubles. */
export const ReductionField = ({ typed, onChange, wrong }: ReductionFieldProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <SegmentedControl
        label={t`Reduction`}
        fullWidth
        value={typed.kind}
        onChange={(kind) => onChange({ ...typed, kind })}
        options={[
          { value: 'percent', label: t`Percentage` },
          { value: 'amount', label: t`Amount` },
        ]}
      />
      {typed.kind === 'percent' ? (
        <TextField
          label={t`Percentage`}
          inputMode="numeric"
          end="%"
          value={typed.percent}
          onChange={({ target }) => onChange({ ...typed, percent: target.value })}
          error={wrong ? t`Enter a whole number from 1 to 90.` : undefined}
        />
      ) : (
        <MoneyField
          label={t`Amount`}
          currency="₽"
          value={typed.amount}
          onChange={(amount) => onChange({ ...typed, amount })}
          format={(minor) => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 })}
          error={wrong ? t`Enter the amount in roubles, such as 150 or 99.50.` : undefined}
        />
      )}
    </>
  );
};
