import { useState } from 'react';
import type { Ref } from 'react';
import type { FieldTexts } from './field-frame.tsx';
import { parseMoneyInput } from './parse-money-input.ts';
import type { ParsedMoney } from './parse-money-input.ts';
import { TextField } from './text-field.tsx';

export interface MoneyFieldProps extends FieldTexts {
  /** Amount in minor units; `null` while nothing usable is typed. */
  value: number | null;
  /** Called with every keystroke: the amount (or `null`) and how the text was read. */
  onChange: (minor: number | null, parsed: ParsedMoney) => void;
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
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      className="hk-tabular"
      end={currency}
      value={typed ?? (value === null ? '' : format(value))}
      onChange={(event) => {
        const parsed = parseMoneyInput(event.target.value);
        setTyped(event.target.value);
        onChange(parsed.ok ? parsed.minor : null, parsed);
      }}
      onBlur={() => {
        if (value !== null) setTyped(null);
        onBlur?.();
      }}
    />
  );
}
