import { useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'rows'> {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
  labels: { show: string; hide: string };
}

/** A password with a switch that shows it. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? labels.hide : labels.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
