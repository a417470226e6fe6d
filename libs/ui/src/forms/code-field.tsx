import type { ChangeEvent } from 'react';
import { classNames } from '../parts/class-names.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

const DIGITS = 6;

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'start' | 'end'> {
  /** Called once the last digit is in. */
  onComplete?: ((code: string) => void) | undefined;
}

/** Field for a code from an email or a bot: accepts pasted text ("123-456" too) and phone autofill. */
export function CodeField({ onComplete, onChange, className, ...field }: CodeFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = input.value.replace(/\D/g, '').slice(0, DIGITS);
    onChange?.(event);
    if (input.value.length === DIGITS) onComplete?.(input.value);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'0'.repeat(DIGITS)}
      {...field}
      className={classNames('hk-code', className)}
      onChange={handleChange}
    />
  );
}
