import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useTooLong } from '../parts/too-long.ts';
import { KitMui } from '../tokens/kit-mui.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import { keepVisible } from './keep-visible.ts';

/** Marks a field whose text is too long: `Form` does not send it. */
const TOO_LONG = { 'data-too-long': '' };

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color' | 'children'>;

export interface TextFieldProps extends FieldTexts, NativeInput {
  /** The input itself, so that react-hook-form can focus the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined;
  start?: ReactNode;
  end?: ReactNode;
  /** Lines of a long text. */
  rows?: number | undefined;
  /** Most characters: a longer text stays as typed, is refused in words, and its form is not sent. */
  maxLength?: number | undefined;
}

/** One line (or `rows` lines) of text. Spread `register('name')` of react-hook-form onto it. */
export function TextField(props: TextFieldProps) {
  const { label, help, error: ownError, optionalLabel, ref, start, end, rows, className, id: ownId, ...native } = props;
  const { value, defaultValue, onChange, onBlur, onFocus, name, disabled, placeholder, type, maxLength, ...rest } =
    native;
  // A password is sent as typed, whatever it contains.
  const isPassword = rest.autoComplete?.endsWith('-password') === true;
  const [typed, setTyped] = useState('');
  const tooLong = useTooLong(typeof value === 'string' ? value : typed, maxLength);
  const error = tooLong ?? ownError;
  const { id, noteId, input } = useFieldIds({ help, error }, ownId);
  return (
    <KitMui>
      <FieldFrame {...{ label, help, error, optionalLabel, noteId, className }} inputId={id}>
        <OutlinedInput
          {...{ id, name, value, defaultValue, disabled, placeholder, type, onBlur, onFocus }}
          onChange={(event) => {
            if (!isPassword) keepVisible(event.target);
            setTyped(event.target.value);
            onChange?.(event as ChangeEvent<HTMLInputElement>);
          }}
          error={Boolean(error)}
          inputRef={ref}
          fullWidth
          multiline={rows !== undefined}
          minRows={rows}
          slotProps={{ input: { ...rest, ...input, ...(tooLong !== undefined && TOO_LONG) } }}
          startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
          endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        />
      </FieldFrame>
    </KitMui>
  );
}
