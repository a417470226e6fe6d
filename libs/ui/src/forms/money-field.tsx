import type { Ref } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import { parseMoneyInput } from './parse-money-input.ts';
import { TextField } from './text-field.tsx';

export interface MoneyFieldProps extends FieldTexts {
  /** What is typed, for `parseMoneyInput` to read. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: (() => void) | undefined;
  /** Writes the amount when the field is left: `1000` as "1 000". Takes minor units. */
  format: (minor: number) => string;
  /** Shown at the right: "₽". */
  currency: string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An amount of money, accepted as people type it ("1 000", "1000р"). Use inside a `Controller`. */
export function MoneyField({ value, onChange, onBlur, format, currency, ...field }: MoneyFieldProps) {
  const tidy = (): void => {
    const parsed = parseMoneyInput(value);
    if (parsed.ok && format(parsed.minor) !== value) onChange(format(parsed.minor));
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      className="hk-tabular"
      end={currency}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={tidy}
    />
  );
}
