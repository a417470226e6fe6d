import type { ChangeEvent } from 'react';
import { classNames } from '../parts/class-names.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'start' | 'end'> {
  /** Digits in the code; 6 by default. */
  length?: number | undefined;
  /** Called once the last digit is in. */
  onComplete?: ((code: string) => void) | undefined;
}

/** Field for a code from an email or a bot: accepts pasted text ("123-456" too) and phone autofill. */
export function CodeField({ length = 6, onComplete, onChange, className, ...field }: CodeFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = input.value.replace(/\D/g, '').slice(0, length);
    onChange?.(event);
    if (input.value.length === length) onComplete?.(input.value);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={'0'.repeat(length)}
      {...field}
      className={classNames('hk-code', className)}
      onChange={handleChange}
    />
  );
}
