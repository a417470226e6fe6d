import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { KitMui } from '../tokens/kit-mui.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color' | 'children'>;

export interface TextFieldProps extends FieldTexts, NativeInput {
  /** The input itself, so that react-hook-form can focus the first wrong field. */
  ref?: Ref<HTMLInputElement> | undefined;
  start?: ReactNode;
  end?: ReactNode;
  /** Lines of a long text. */
  rows?: number | undefined;
}

/** One line (or `rows` lines) of text. Spread `register('name')` of react-hook-form onto it. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, optionalLabel, ref, start, end, rows, className, id: ownId, ...native } = props;
  const { id, noteId, input } = useFieldIds({ help, error }, ownId);
  const { value, defaultValue, onChange, onBlur, onFocus, name, disabled, placeholder, type, ...rest } = native;
  return (
    <KitMui>
      <FieldFrame {...{ label, help, error, optionalLabel, noteId, className }} inputId={id}>
        <OutlinedInput
          {...{ id, name, value, defaultValue, disabled, placeholder, type, onBlur, onFocus }}
          onChange={onChange as never}
          error={Boolean(error)}
          inputRef={ref}
          fullWidth
          multiline={rows !== undefined}
          minRows={rows}
          slotProps={{ input: { ...rest, ...input } }}
          startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
          endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        />
      </FieldFrame>
    </KitMui>
  );
}
